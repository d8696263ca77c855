/** Signs that are not drawn, and those that change the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029\ufff9-\ufffb]/gu;

/** A number or a sign before each line of a list: `1. Léa`, `• Léa`. */
const NUMBERING = /^(?:\d{1,3}[.)]|[-–•*])\s+(?=\S)/u;

/** Returns a cell as a name: composed letters, single spaces, no signs that cannot be seen, no numbering. */
export function cleanName(cell: string): { name: string; hadInvisible: boolean } {
  const spaced = cell.replace(/\s+/gu, ' ');
  const visible = spaced.replace(INVISIBLE, '');
  const name = visible.normalize('NFC').replace(/\s+/gu, ' ').trim().replace(NUMBERING, '');
  return { name, hadInvisible: visible !== spaced };
}
