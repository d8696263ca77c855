/** Returns a key that is not taken: `feedback-3` for the third text. */
export function freeKey(taken: Readonly<Record<string, unknown>>, stem = 'feedback'): string {
  let number = Object.keys(taken).length + 1;
  while (Object.hasOwn(taken, `${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
