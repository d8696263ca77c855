import { existsSync, readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { checkYaml, type Narrower, type YamlFault } from './yaml-faults.ts';

/** A file that violates the format, with its faults. */
export class ContentError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

/** The text of a file. Throws ContentError when it is missing. */
export function readText(file: string): string {
  if (!existsSync(file)) throw new ContentError(file, 'is missing');
  return readFileSync(file, 'utf8');
}

/** Describes a fault in words. */
export function faultWords({ path, fault }: YamlFault): string {
  switch (fault.kind) {
    case 'missing':
      return `${path || 'the file'} lacks ${fault.names.join(', ')}`;
    case 'unknown':
      return `${path} is not known here (a text with a comma needs quotes)`;
    case 'comment':
      return `what follows # is lost (quote the text: ${path})`;
    default:
      return `${path || 'the file'} ${fault.message}`;
  }
}

/** Returns the value of a YAML file, checked as `checkYaml` does. Throws ContentError with the first fault. */
export function readYaml<Schema extends TSchema>(
  file: string,
  schema: Schema,
  ...narrower: Narrower[]
): Static<Schema> {
  const { faults, value } = checkYaml(readText(file), schema, ...narrower);
  const [first] = faults;
  if (first) throw new ContentError(`${file}:${first.line}`, faultWords(first));
  return value as Static<Schema>;
}
