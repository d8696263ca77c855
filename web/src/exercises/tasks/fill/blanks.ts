/** The texts of the blanks as they are kept: a line for each. */
export const blankValues = (draft: string) => draft.split('\n');

/** Returns the draft that keeps the texts of blanks; it is empty when all of them are. */
export function blanksDraft(values: readonly string[]): string {
  return values.every((value) => value === '') ? '' : values.join('\n');
}
