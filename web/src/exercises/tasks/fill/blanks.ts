/** The texts of the blanks as they are kept: a line for each. */
export const blankValues = (draft: string) => draft.split('\n');

/** The draft that keeps the texts of blanks; empty when all are. */
export function blanksDraft(values: readonly string[]): string {
  return values.every((value) => value === '') ? '' : values.join('\n');
}
