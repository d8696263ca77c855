import { existsSync, readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { parse } from 'yaml';

/** A file that does not keep to the format, with what is wrong in it. */
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

function parseYaml(file: string): unknown {
  const text = readText(file);
  try {
    return parse(text);
  } catch (error) {
    throw new ContentError(file, (error as Error).message);
  }
}

/** What a YAML file holds, checked against `schema`. Throws ContentError with the first fault. */
export function readYaml<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const value = parseYaml(file);
  const [error] = Errors(schema, value);
  if (error) throw new ContentError(file, `${error.instancePath || '/'} ${error.message}`);
  return value as Static<Schema>;
}
