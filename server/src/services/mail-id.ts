import { createHash } from 'node:crypto';

/**
 * The id of a mail, a UUID that is the same for the same text: a mail that is handed over twice is known by it as one.
 * The text names the kind of mail, and whom and what it is about.
 */
export function mailIdOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
