/** Tells whether PostgreSQL keeps a text as it is: no NUL, no half of a character pair. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
