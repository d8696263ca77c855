import type { TObject, TProperties } from 'typebox';

/**
 * Only the fields that a schema names, of those that were given. Input may hold others, and a column
 * of a table may have the name of one.
 */
export function onlyFields<Given extends object>(
  { properties }: TObject<TProperties>,
  given: Given,
): Partial<Given> {
  const named = Object.entries(given).filter(
    ([field, value]) => Object.hasOwn(properties, field) && value !== undefined,
  );
  return Object.fromEntries(named) as Partial<Given>;
}
