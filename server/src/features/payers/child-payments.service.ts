import type { ChildPremium } from '@codivia/contract/api/family-payments';
import type { PaidSubscription } from '@codivia/contract/api/payers';
import type { Subscription } from '@codivia/contract/api/subscriptions';
import { firstNameInMail } from '../../services/mail-layout.ts';
import type { FamilyCaller } from '../families/parent-links.queries.ts';
import {
  createPortal,
  readSubscription,
  type SubscriptionDeps,
  stopRenewal,
} from '../subscriptions/subscriptions.service.ts';
import { PaymentNotFound } from './payers.errors.ts';
import { findPayingParent } from './payers.queries.ts';

type Paying = NonNullable<Awaited<ReturnType<typeof findPayingParent>>>;

const paidBy = ({ payer, name }: Paying, subscription: Subscription): PaidSubscription => ({
  child: firstNameInMail(name),
  language: payer.language,
  subscription,
});

/** The way in which a child has Premium without this parent; whoever pays is not named. */
function otherPremium(plan: Subscription): 'other' | 'account' | 'gift' | 'nobody' {
  if (plan.paid_by) return 'other';
  const subscribed = plan.premium_source === 'subscription' && plan.state !== 'expired';
  if (subscribed || plan.payment_failed) return 'account';
  return plan.state === 'premium' ? 'gift' : 'nobody';
}

/**
 * Returns how a child has Premium: the subscription itself for the parent who pays for it, by a link that shows all
 * children. Links that show one child alone follow an answered question, which the child may have answered.
 */
export async function childPremiumOf(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  childId: string,
): Promise<ChildPremium> {
  const plan = await readSubscription(deps, childId);
  const paying = await findPayingParent(deps.db, parent, childId);
  if (!paying) return { by: otherPremium(plan) };
  return parent.only_child === null
    ? { by: 'you', paid: paidBy(paying, plan) }
    : { by: 'elsewhere' };
}

async function expectPaying(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  childId: string,
): Promise<Paying> {
  if (parent.only_child !== null) throw PaymentNotFound();
  const paying = await findPayingParent(deps.db, parent, childId);
  if (!paying) throw PaymentNotFound();
  return paying;
}

/** Ends the subscription that a parent pays for. Throws PaymentNotFound, and what stopRenewal throws. */
export async function stopForChild(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  childId: string,
): Promise<PaidSubscription> {
  const paying = await expectPaying(deps, parent, childId);
  return paidBy(paying, await stopRenewal(deps, childId));
}

/** Opens the billing portal for a parent who pays. Throws PaymentNotFound, and what createPortal throws. */
export async function openPortalForChild(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  childId: string,
): Promise<string> {
  const { payer } = await expectPaying(deps, parent, childId);
  return createPortal(deps, childId, payer.language, `${deps.publicUrl}/family`);
}
