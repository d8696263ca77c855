import {
  explorableValue,
  type NamedExplorable,
} from '@codivia/contract/explorables/explorable-tag';
import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { optionSchemaOf } from '@codivia/contract/explorables/option-schemas';
import { checkYaml, type YamlFault } from './yaml-faults.ts';

/**
 * `::explore[name]`, with options in YAML between curly brackets after it. They may continue on further lines, up to the
 * bracket at the end of one.
 */
const DIRECTIVE = /^::explore\[([a-z0-9-]+)\](\{(?:[^\n]|\n(?!\n))*?\})?[ \t]*(?:\n|$)/;

/** An explorable as it is written in Markdown, with the text that names it. */
interface WrittenExplorable {
  raw: string;
  name: string;
  /** YAML; empty without options. */
  options: string;
}

/** Reads the explorable that a text begins with; null if it begins with none. */
export function writtenExplorable(markdown: string): WrittenExplorable | null {
  const [raw, name = '', options = ''] = DIRECTIVE.exec(markdown) ?? [];
  return raw === undefined ? null : { raw, name, options };
}

function check({ name, options }: WrittenExplorable): {
  faults: YamlFault[];
  named: NamedExplorable;
} {
  const schema = optionSchemaOf(name);
  if (!schema) {
    const message = `There is no explorable "${name}". There are: ${EXPLORABLE_NAMES.join(', ')}`;
    const fault = { kind: 'syntax', message } as const;
    return { faults: [{ line: 1, path: '', fault }], named: { name, options: {} } };
  }
  const { faults, value } = checkYaml(options || '{}', schema);
  return { faults, named: { name, options: (value ?? {}) as NamedExplorable['options'] } };
}

/** The value of the attribute of an explorable's element. Options with a fault are left out. */
export const valueOfWritten = (written: WrittenExplorable): string =>
  explorableValue(check(written).named);

/** The faults of all explorables in a Markdown text, with their lines in it. */
export function explorableFaults(markdown: string): YamlFault[] {
  const faults: YamlFault[] = [];
  for (const { index } of markdown.matchAll(/^::explore\b/gm)) {
    const before = markdown.slice(0, index).split('\n').length - 1;
    const written = writtenExplorable(markdown.slice(index));
    if (written) {
      faults.push(...check(written).faults.map((one) => ({ ...one, line: one.line + before })));
    } else {
      const message = 'An explorable is written ::explore[name] or ::explore[name]{option: value}';
      faults.push({ line: before + 1, path: '', fault: { kind: 'syntax', message } });
    }
  }
  return faults;
}
