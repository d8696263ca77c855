import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { optionSchemaOf } from '@codivia/contract/explorables/option-schemas';
import {
  type WrittenExplorable,
  writtenExplorable,
} from '@codivia/contract/lessons/markdown/written-explorables';
import { checkYaml, type YamlFault } from './yaml-faults.ts';

function faultsOf({ name, options }: WrittenExplorable): YamlFault[] {
  const schema = optionSchemaOf(name);
  if (schema) return checkYaml(options || '{}', schema).faults;
  const message = `There is no explorable "${name}". There are: ${EXPLORABLE_NAMES.join(', ')}`;
  return [{ line: 1, path: '', fault: { kind: 'syntax', message } }];
}

/** The faults of all explorables in a Markdown text, with their lines in it. */
export function explorableFaults(markdown: string): YamlFault[] {
  const faults: YamlFault[] = [];
  for (const { index } of markdown.matchAll(/^::explore\b/gm)) {
    const before = markdown.slice(0, index).split('\n').length - 1;
    const written = writtenExplorable(markdown.slice(index));
    if (written) {
      faults.push(...faultsOf(written).map((one) => ({ ...one, line: one.line + before })));
    } else {
      const message = 'An explorable is written ::explore[name] or ::explore[name]{option: value}';
      faults.push({ line: before + 1, path: '', fault: { kind: 'syntax', message } });
    }
  }
  return faults;
}
