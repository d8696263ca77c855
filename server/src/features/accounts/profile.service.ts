import type { Member, Profile } from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import type { Standing } from '@codivia/contract/api/permissions';
import { AuthenticationRequired } from '../../errors.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { NameRequired } from './accounts.errors.ts';
import { isClassAddress, updateProfileOf } from './users.queries.ts';

/** Changes name or language, and returns the profile. Throws NameRequired. */
export async function updateProfile(
  { db }: AccountDeps,
  userId: string,
  { name, language }: { name?: string; language?: Language },
): Promise<Profile> {
  const changes = {
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(language === undefined ? {} : { language }),
  };
  const user = await updateProfileOf(db, userId, changes);
  if (!user) throw AuthenticationRequired();
  return profileOf(user);
}

/** The address as its member sees it: the one of a class account is none that one could write to. */
const shownEmail = (email: string): string => (isClassAddress(email) ? '' : email);

/** The profile that a member edits. */
export const profileOf = ({ name, email, language }: Profile): Profile => ({
  name,
  email: shownEmail(email),
  language,
});

interface MemberRow {
  id: string;
  name: string;
  email: string;
  role: Member['role'];
  language: Language;
  is_premium: boolean;
  created_at: Date;
}

/** A member as they see themselves. */
export function memberOf(user: MemberRow, standing: Standing): Member {
  return {
    id: user.id,
    name: user.name,
    email: shownEmail(user.email),
    role: user.role,
    language: user.language,
    is_premium: user.is_premium,
    plan: user.is_premium ? 'premium' : 'free',
    created_at: user.created_at.toISOString(),
    ...standing,
  };
}

/** An address as it is stored; its case is kept, and ignored when it is looked up. */
export function cleanEmail(email: string): string {
  return email.trim().normalize('NFC');
}

/** Returns a name in one line, without what is not shown; possibly nothing is left of it. */
export function tidyName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '') // invisible, or turn text around
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : '';
}

/** A name as it is stored: no control characters or runs of spaces. Throws NameRequired. */
export function cleanName(name: string): string {
  const clean = tidyName(name);
  if (clean === '') throw NameRequired();
  return clean;
}
