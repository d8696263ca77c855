import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { GiftCardPayment, PaymentEvent, Payments } from '../../services/payments/payments.ts';
import { namesOf } from '../accounts/member-names.service.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import { hasPaymentEvent, insertPaymentEvent } from './payment-events.queries.ts';

/**
 * What follows when a gift card was paid, within the transaction that writes the event down. Several
 * events may tell of one payment: whoever does this makes one card for each `payment.checkout`.
 */
export type GiftCardPaid = (tx: Db, payment: GiftCardPayment) => Promise<void>;

interface Parts {
  db: Db;
  clock: Clock;
  payments: Payments;
  subscriptions: Pick<SubscriptionService, 'refresh'>;
  onGiftCardPaid: GiftCardPaid;
}

/** The member who has paid; undefined for a visitor, and for an account that was deleted before paying. */
async function presentBuyer(tx: Db, payment: GiftCardPayment | undefined) {
  const id = payment?.user_id;
  return id && (await namesOf(tx, [id])).has(id) ? id : undefined;
}

/** Takes in what the payment provider tells us. */
export function webhookService({ db, clock, payments, subscriptions, onGiftCardPaid }: Parts) {
  /** Writes the event down with its effect; false when that was done before. */
  const once = (event: PaymentEvent) => (tx: Db, user_id?: string) =>
    insertPaymentEvent(tx, { ...event, user_id, received_at: clock() });

  async function takeGiftCard(event: PaymentEvent & { about: 'gift_card' }): Promise<void> {
    const payment = await payments.readGiftCardPayment(event.checkout);
    await db.transaction(async (tx) => {
      const buyer = await presentBuyer(tx, payment);
      if (!(await once(event)(tx, buyer)) || !payment) return;
      await onGiftCardPaid(tx, { ...payment, user_id: buyer ?? null });
    });
  }

  return {
    /**
     * Takes an event in, once: its id and its effect are written in one transaction. The event only
     * says what to look at; what is true is read from the provider, so that events may come in any
     * order and any number of times. Throws InvalidSignature, PaymentsUnavailable.
     */
    async receive(rawBody: Buffer, signature: string | undefined): Promise<void> {
      const event = payments.verifyEvent(rawBody, signature);
      if (await hasPaymentEvent(db, event.id)) return;
      if (event.about === 'subscription') await subscriptions.refresh(event.customer, once(event));
      else if (event.about === 'gift_card') await takeGiftCard(event);
    },
  };
}

export type WebhookService = ReturnType<typeof webhookService>;
