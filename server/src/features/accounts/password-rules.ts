import { dictionary } from '@zxcvbn-ts/language-common';
import { PasswordTooCommon, PasswordTooPersonal } from './accounts.errors.ts';

/** What guessers try first: about 50,000 passwords out of leaks, in lower case, and our own name. */
const COMMON = new Set([...dictionary['passwords-common'], 'codivia']);

/** Case and accents written apart make no password harder to guess. */
function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/**
 * Refuses a new password that somebody would guess: a common one, the owner's address or its first
 * part, their name, or a word of it. Throws PasswordTooCommon or PasswordTooPersonal.
 */
export function checkNewPassword(
  password: string,
  { email, name }: { email: string; name: string },
): void {
  const guess = folded(password);
  const address = folded(email);
  const words = folded(name).split(/\s+/);
  const personal = [address, address.split('@')[0], words.join(' '), words.join(''), ...words];
  if (personal.includes(guess)) throw PasswordTooPersonal();
  if (COMMON.has(guess)) throw PasswordTooCommon();
}
