import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
} from '@codivia/contract/api/account-rules';
import type { ImportedUser, ImportProblem } from '@codivia/contract/api/admin-user-imports';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { cleanEmail, tidyName } from '../accounts/profile.service.ts';
import { endOf } from './admin-user.ts';

/** A row with the values as they are stored. */
export interface CheckedUser {
  name: string;
  email: string;
  language: Language;
  premium_until: Date | null;
}

const EMAIL = new RegExp(EMAIL_PATTERN);

/** Returns the end of Premium on a day from now on; undefined for anything else. */
function endFrom(cell: string, now: Date): Date | null | undefined {
  if (cell === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(cell)) return undefined;
  const end = endOf(cell) as Date;
  // A day that does not exist becomes another one, or none.
  const exists = !Number.isNaN(end.getTime()) && end.toISOString().startsWith(cell);
  return exists && end > now ? end : undefined;
}

function checked(row: ImportedUser, now: Date): CheckedUser | ImportProblem {
  const name = tidyName(row.name);
  if (name === '' || name.length > NAME_MAX_LENGTH) return 'name';
  const email = cleanEmail(row.email);
  if (email.length > EMAIL_MAX_LENGTH || !EMAIL.test(email)) return 'email';
  const wanted = row.language.trim().toLowerCase();
  const language = wanted === '' ? 'fr' : LANGUAGES.find((known) => known === wanted);
  if (!language) return 'language';
  const premium_until = endFrom(row.premium_until.trim(), now);
  return premium_until === undefined ? 'date' : { name, email, language, premium_until };
}

/** Judges the rows one by one: those that can be stored as such, the others by their problems. */
export function checkRows(
  rows: readonly ImportedUser[],
  now: Date,
): (CheckedUser | ImportProblem)[] {
  const addresses = new Set<string>();
  return rows.map((row) => {
    const found = checked(row, now);
    if (typeof found === 'string') return found;
    const address = found.email.toLowerCase();
    if (addresses.has(address)) return 'twice';
    addresses.add(address);
    return found;
  });
}
