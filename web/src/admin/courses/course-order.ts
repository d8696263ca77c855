/** One place towards the first course, or towards the last. */
export type Direction = 'up' | 'down';

/** Returns the ids with one of them moved by a place; undefined if there is no such place. */
export function moved(
  ids: readonly string[],
  id: string,
  direction: Direction,
): string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + (direction === 'up' ? -1 : 1);
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
