/** Tells whether a file of a game is a script, which runs before the sketch. */
export const isGameScript = (name: string): boolean => /\.js$/i.test(name);

/** Returns the turns of scripts that are listed in an order of their own; none where it is that of their names. */
export function turnsOf(names: readonly string[]): Map<string, number> {
  const scripts = names.filter(isGameScript);
  const isByName = scripts.every((name, i) => i === 0 || (scripts[i - 1] ?? '') < name);
  return new Map(isByName ? [] : scripts.map((name, i) => [name, i]));
}

/** Returns the names in the order that results from moving one of them to the place of another. */
export function movedTo(names: readonly string[], name: string, place: number): string[] {
  const others = names.filter((one) => one !== name);
  return [...others.slice(0, place), name, ...others.slice(place)];
}
