import type { PremiumEnd, Subscription } from '@codivia/contract/api/subscriptions';
import type { PremiumGrounds } from '../accounts/premium.queries.ts';
import type { PaymentCustomer } from './payment-customers.queries.ts';

type Shown = Pick<
  Subscription,
  'state' | 'subscription_status' | 'subscription_end_date' | 'premium_source' | 'renews'
>;

function shownPlan(
  state: Shown['state'],
  premium_source: Shown['premium_source'],
  end: Date | null,
  subscription_status: Shown['subscription_status'] = 'active',
): Shown {
  const subscription_end_date = end?.toISOString() ?? null;
  const renews = state === 'premium' && premium_source === 'subscription';
  return { state, premium_source, subscription_end_date, subscription_status, renews };
}

const FREE = shownPlan('free', null, null, 'none');

/** Returns the plan that ended last, of those that are over. */
function over({ premium_until, gift_until }: PremiumGrounds, unpaid: boolean): Shown {
  if (premium_until && (!gift_until || premium_until > gift_until)) {
    return shownPlan('expired', 'subscription', premium_until, unpaid ? 'past_due' : 'canceled');
  }
  return gift_until ? shownPlan('expired', 'gift_card', gift_until, 'canceled') : FREE;
}

/**
 * Returns the plan to show, of several ways to premium: a subscription that renews, since it costs money; else the one
 * that lasts longest.
 */
function leading(grounds: PremiumGrounds, customer: PaymentCustomer | undefined, now: Date): Shown {
  const { premium_granted, premium_until, gift_until } = grounds;
  const { status, cancelled_at } = customer ?? { status: null, cancelled_at: null };
  const paid = premium_until && premium_until > now ? premium_until : null;
  const gifted = gift_until && gift_until > now ? gift_until : null;
  if (paid && !cancelled_at) {
    const running = status && status !== 'ended' ? status : 'active';
    return shownPlan('premium', 'subscription', paid, running);
  }
  if (premium_granted) return shownPlan('premium', 'granted', null);
  if (gifted && (!paid || gifted > paid)) return shownPlan('premium', 'gift_card', gifted);
  if (paid) return shownPlan('cancelled', 'subscription', paid, 'canceled');
  return over(grounds, status === 'past_due');
}

/** Returns all grounds of a member's premium at a moment, sorted by their end. */
function endsOf(
  { premium_granted, premium_until, gift_until }: PremiumGrounds,
  customer: PaymentCustomer | undefined,
  now: Date,
): PremiumEnd[] {
  const renews = !customer?.cancelled_at && customer?.status !== 'ended';
  const ending = [
    { source: 'subscription' as const, until: premium_until, renews },
    { source: 'gift_card' as const, until: gift_until, renews: false },
  ];
  const dated = ending
    .flatMap(({ until, ...one }) => (until && until > now ? [{ ...one, until }] : []))
    .sort((one, other) => one.until.getTime() - other.until.getTime())
    .map((one) => ({ ...one, until: one.until.toISOString() }));
  return premium_granted ? [...dated, { source: 'granted', until: null, renews: false }] : dated;
}

/** A member's plan at a moment (docs/product.md#subscription-states). */
export function planOf(
  grounds: PremiumGrounds,
  customer: PaymentCustomer | undefined,
  now: Date,
): Subscription {
  return {
    ...leading(grounds, customer, now),
    ends: endsOf(grounds, customer, now),
    payment_failed: customer?.status === 'past_due',
    trial_available: !customer?.trial_used,
    portal_available: Boolean(customer?.subscription),
  };
}
