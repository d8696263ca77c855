/** Names with more differences than this, in characters, are not the same one misspelt. */
const MAX_DISTANCE = 3;

/**
 * Returns the number of characters that must be added, removed, replaced or swapped with their neighbour to turn `b`
 * into `a`.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const base = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const stem = (name: string) => name.replace(/\.[^.]*$/, '');

/**
 * The difference between a name and the closest existing one: capitals, a folder in front of it, its ending, or a few
 * characters.
 */
export interface Closest {
  name: string;
  by: 'capitals' | 'folder' | 'ending' | 'spelling';
}

/** The name that was probably meant; null when none is close. */
export function closestName(wanted: string, names: readonly string[]): Closest | null {
  const low = wanted.toLowerCase();
  const find = (is: (name: string) => boolean) => names.find(is);
  const capitals = find((name) => name.toLowerCase() === low);
  if (capitals !== undefined) return { name: capitals, by: 'capitals' };
  const folder = find((name) => base(name).toLowerCase() === base(low));
  if (folder !== undefined) return { name: folder, by: 'folder' };
  const ending = find((name) => stem(name).toLowerCase() === stem(low));
  if (ending !== undefined) return { name: ending, by: 'ending' };
  const near = names
    .map((name) => ({ name, distance: editDistance(low, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  // A short name differs from every other short name by few characters.
  const most = Math.min(MAX_DISTANCE, Math.floor(stem(wanted).length / 2));
  return near && near.distance <= most ? { name: near.name, by: 'spelling' } : null;
}
