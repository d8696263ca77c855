/** Tells whether PostgreSQL stores a text unchanged: no NUL, no half of a character pair. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
