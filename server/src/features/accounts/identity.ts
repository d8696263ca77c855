import { NameRequired } from './accounts.errors.ts';

/** An address as it is stored; its case is kept, and ignored when it is looked up. */
export function cleanEmail(email: string): string {
  return email.trim().normalize('NFC');
}

/** A name as it is stored: no control characters or runs of spaces. Throws NameRequired. */
export function cleanName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '') // invisible, or turn text around
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(clean)) throw NameRequired();
  return clean;
}
