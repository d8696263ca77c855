import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { closed } from './closed-schema.ts';

type FoundError = ReturnType<typeof Errors>[number];

/** An error of a value, with the keys that lead to its place. */
export type SchemaError = FoundError & { path: string[] };

const pathOf = ({ instancePath }: FoundError) =>
  instancePath.split('/').slice(1).map(unescapePointer);

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Removes repetitions: a text that fits none of several forms has a fault for each of them, and the deepest explains
 * most.
 */
function withoutRepetitions(errors: FoundError[]): FoundError[] {
  const deeper = ({ instancePath }: FoundError) =>
    errors.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  return errors.filter(
    (error) =>
      error.keyword !== 'additionalProperties' &&
      !(['anyOf', 'type'].includes(error.keyword) && deeper(error)),
  );
}

/** The errors of a value, of which TypeBox finds the first ones. Keys that the schema does not name are errors. */
export const schemaErrors = (schema: TSchema, value: unknown): SchemaError[] =>
  withoutRepetitions(Errors(closed(schema), value)).map((error) => ({
    ...error,
    path: pathOf(error),
  }));
