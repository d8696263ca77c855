import { hasAllOfPremium, type Role } from '@codivia/contract/api/accounts';
import { premiumSql } from '../accounts/premium.queries.ts';

/**
 * Tells whether a lesson may be read and completed: free ones by everyone, the others by premium members and
 * administrators.
 */
export function mayRead(
  lesson: { is_premium: boolean },
  reader: { is_premium: boolean; role: Role },
): boolean {
  return !lesson.is_premium || hasAllOfPremium(reader);
}

/**
 * mayRead in SQL: `isPremium` says whether the lesson is, `user` is the reader's row of users, `now` a
 * parameter of the moment.
 */
export function mayReadSql(isPremium: string, user: string, now: string): string {
  return `(not ${isPremium} or ${user}.role = 'admin' or ${premiumSql(user, now)})`;
}
