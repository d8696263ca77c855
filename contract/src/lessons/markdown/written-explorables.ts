import { parse } from 'yaml';
import { explorableValue, type NamedExplorable } from '../../explorables/explorable-tag.ts';

/**
 * `::explore[name]`, with options in YAML between curly brackets after it. They may continue on further lines, up to the
 * bracket at the end of one.
 */
const DIRECTIVE = /^::explore\[([a-z0-9-]+)\](\{(?:[^\n]|\n(?!\n))*?\})?[ \t]*(?:\n|$)/;

/** An explorable as it is written in Markdown, with the text that names it. */
export interface WrittenExplorable {
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

/** The options of an explorable; none when they are no YAML. */
function optionsOf({ options }: WrittenExplorable): NamedExplorable['options'] {
  try {
    return options === '' ? {} : parse(options, { logLevel: 'silent', maxAliasCount: 0 });
  } catch {
    return {};
  }
}

/** The value of the attribute of an explorable's element. Its schema decides elsewhere whether the options are valid. */
export const valueOfWritten = (written: WrittenExplorable): string =>
  explorableValue({ name: written.name, options: optionsOf(written) });
