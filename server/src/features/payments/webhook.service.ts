import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { GiftCardPayment, PaymentEvent, Payments } from '../../services/payments/payments.ts';
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

/** Takes in what the payment provider tells us. */
export function webhookService({ db, clock, payments, subscriptions, onGiftCardPaid }: Parts) {
  /** Writes the event down with its effect; false when that was done before. */
  const once = (event: PaymentEvent) => (tx: Db) =>
    insertPaymentEvent(tx, { ...event, received_at: clock() });

  async function takeGiftCard(event: PaymentEvent & { about: 'gift_card' }): Promise<void> {
    const payment = await payments.readGiftCardPayment(event.checkout);
    await db.transaction(async (tx) => {
      if ((await once(event)(tx)) && payment) await onGiftCardPaid(tx, payment);
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
