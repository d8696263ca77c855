/**
 * Maximum number of characters (UTF-16) that the program of a work may store under names, names included: previews
 * allow as much as an account keeps (docs/product.md#stored-values).
 */
export const STORED_VALUES_MAX_LENGTH = 200_000;

/** The characters of names and values together. */
export function storedLength(entries: Iterable<readonly [key: string, value: string]>): number {
  let length = 0;
  for (const [key, value] of entries) length += key.length + value.length;
  return length;
}
