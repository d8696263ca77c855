import type { Db } from '../../db/connect.ts';
import type { GiftCardPayment, PaymentEvent } from '../../services/payments/payments.ts';
import { namesOf } from '../accounts/users.queries.ts';
import { type GiftCardDeps, issueGiftCard } from '../gift-cards/gift-cards.service.ts';
import {
  refreshSubscription,
  type SubscriptionDeps,
} from '../subscriptions/subscriptions.service.ts';
import { hasPaymentEvent, insertPaymentEvent } from './payment-events.queries.ts';

/** The dependencies of processing events. */
export type WebhookDeps = SubscriptionDeps & Pick<GiftCardDeps, 'tokenSecret'>;

/** Returns the member who has paid; undefined for a visitor, and for an account that was deleted before paying. */
async function presentBuyer(tx: Db, payment: GiftCardPayment | undefined) {
  const id = payment?.user_id;
  return id && (await namesOf(tx, [id])).has(id) ? id : undefined;
}

/**
 * Returns the function that records the event with its effect; that returns false when the event was recorded before.
 */
function recordEventOnce({ clock }: WebhookDeps, event: PaymentEvent) {
  return (tx: Db, userId?: string) =>
    insertPaymentEvent(tx, { ...event, user_id: userId, received_at: clock() });
}

async function receiveGiftCard(
  deps: WebhookDeps,
  event: PaymentEvent & { about: 'gift_card' },
): Promise<void> {
  const { db, payments } = deps;
  const payment = await payments.readGiftCardPayment(event.checkout);
  await db.transaction(async (tx) => {
    const buyer = await presentBuyer(tx, payment);
    if (!(await recordEventOnce(deps, event)(tx, buyer)) || !payment) return;
    await issueGiftCard(deps, tx, { ...payment, user_id: buyer ?? null });
  });
}

/**
 * Processes an event of the payment provider once: its id and its effect are written in one transaction. The event only
 * says which subject to read again; the present state is read from the provider, so that events may come in any order
 * and any number of times. Throws InvalidSignature, PaymentsUnavailable.
 */
export async function receiveEvent(
  deps: WebhookDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = deps.payments.verifyEvent(rawBody, signature);
  if (await hasPaymentEvent(deps.db, event.id)) return;
  if (event.about === 'subscription') {
    await refreshSubscription(deps, event.customer, recordEventOnce(deps, event));
  } else if (event.about === 'gift_card') {
    await receiveGiftCard(deps, event);
  }
}
