import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (!isObject(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, close(value)]),
  );
  if (schema.type === 'object' && isObject(schema.properties)) {
    return { additionalProperties: false, ...copy };
  }
  return copy;
}

const made = new WeakMap<TSchema, TSchema>();

/**
 * Returns the same schema, but without room for keys that it does not name, at any depth. An object with
 * `additionalProperties: true` stays open.
 */
export function closed(schema: TSchema): TSchema {
  const known = made.get(schema) ?? (close(schema) as TSchema);
  made.set(schema, known);
  return known;
}
