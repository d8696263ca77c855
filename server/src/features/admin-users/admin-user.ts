import type { AdminUser, PremiumGround } from '@codivia/contract/api/admin-users';
import { isPremium } from '../accounts/premium.queries.ts';
import { isClassAddress } from '../accounts/users.queries.ts';
import type { FoundUser } from './admin-users.queries.ts';

/** The day of a moment, as `YYYY-MM-DD` in UTC. */
export function dayOf(moment: Date | null): string | null {
  return moment ? moment.toISOString().slice(0, 10) : null;
}

/** The last moment of a day. */
export function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T23:59:59.999Z`);
}

function groundsOf(user: FoundUser, now: Date): PremiumGround[] {
  const lasts = (until: Date | null) => until !== null && until > now;
  return [
    ...(user.premium_granted ? (['administrator'] as const) : []),
    ...(lasts(user.premium_until) ? (['subscription'] as const) : []),
    ...(lasts(user.gift_until) ? (['gift_card'] as const) : []),
  ];
}

function endOfPremium(user: FoundUser, now: Date): string | null {
  if (user.premium_granted) return null;
  const ends = [user.premium_until, user.gift_until].filter((end) => end !== null && end > now);
  return (
    ends
      .map((end) => (end as Date).toISOString())
      .sort()
      .at(-1) ?? null
  );
}

/** An account as administrators see it at a moment. */
export function adminUserOf(user: FoundUser, now: Date): AdminUser {
  const { id, name, email, role, bio, avatar_url, language, revision } = user;
  return {
    id,
    name,
    ...(isClassAddress(email) ? { email: '', class_account: true } : { email }),
    role,
    bio,
    avatar_url,
    language,
    revision,
    is_premium: isPremium(user, now),
    is_verified: user.verified_at !== null,
    subscription_end_date: dayOf(user.premium_until),
    premium_grounds: groundsOf(user, now),
    premium_until: endOfPremium(user, now),
    stripe_customer_id: user.customer,
    stripe_subscription_id: user.subscription,
    created_at: user.created_at.toISOString(),
  };
}
