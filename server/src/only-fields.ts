import type { TObject, TProperties } from 'typebox';

/**
 * Returns only those of the given fields that a schema names. Input may hold others, and a column of a table may have
 * the name of one.
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
