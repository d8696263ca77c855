import { UserFields } from '@codivia/contract/api/admin-users';
import { onlyFields } from '../../only-fields.ts';
import { isPremium } from '../accounts/premium.queries.ts';
import { cleanEmail, cleanName } from '../accounts/profile.service.ts';
import { dayOf, endOf } from './admin-user.ts';
import { PremiumPaid, SubscriptionRunning } from './admin-users.errors.ts';
import type { FoundUser, UserRow } from './admin-users.queries.ts';

type Columns = Partial<UserRow>;

/**
 * Tells whether the payment provider continues collecting money: then the provider decides when the subscription ends.
 */
function subscriptionRuns({ status }: FoundUser): boolean {
  return status !== null && status !== 'ended';
}

/** Throws SubscriptionRunning. */
function endDate(user: FoundUser, day: string | null): Columns {
  if (day === dayOf(user.premium_until)) return {};
  if (subscriptionRuns(user)) throw SubscriptionRunning();
  return { premium_until: endOf(day) };
}

/**
 * Returns the columns of premium that an administrator has switched: paid premium is not taken away. Throws
 * PremiumPaid.
 */
function premium(user: FoundUser, wanted: boolean, now: Date): Columns {
  if (wanted === isPremium(user, now)) return {};
  if (wanted) return { premium_granted: true };
  if (isPremium({ ...user, premium_granted: false }, now)) throw PremiumPaid();
  return { premium_granted: false };
}

/**
 * Returns the columns that an edit changes in the row of an account. Throws NameRequired, SubscriptionRunning or
 * PremiumPaid.
 */
export function columnsOf(user: FoundUser, edit: Partial<UserFields>, now: Date): Columns {
  const { is_premium, is_verified, subscription_end_date, ...fields } = onlyFields(
    UserFields,
    edit,
  );
  const { name, email, ...rest } = fields;
  const ending = subscription_end_date === undefined ? {} : endDate(user, subscription_end_date);
  const verified_at = is_verified ? (user.verified_at ?? now) : null;
  return {
    ...rest,
    ...ending,
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(email === undefined ? {} : { email: cleanEmail(email) }),
    ...(is_verified === undefined ? {} : { verified_at }),
    ...(is_premium === undefined ? {} : premium({ ...user, ...ending }, is_premium, now)),
  };
}
