import type { TObject, TProperties } from 'typebox';

/**
 * Returns only those of the given fields that a schema names. Input may hold others, and a column of a table may have
 * the name of one.
 */
export function onlyFields<Values extends object>(
  { properties }: TObject<TProperties>,
  values: Values,
): Partial<Values> {
  const named = Object.entries(values).filter(
    ([field, value]) => Object.hasOwn(properties, field) && value !== undefined,
  );
  return Object.fromEntries(named) as Partial<Values>;
}
