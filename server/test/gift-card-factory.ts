import { randomUUID } from 'node:crypto';
import { giftCardCode, giftCardHash } from '../src/features/gift-cards/gift-card-code.ts';
import { gift_cards } from '../src/features/gift-cards/gift-cards.table.ts';
import type { TestApp } from './build-app.ts';

/** Puts a card that was paid for straight into the database, as if it had been mailed; returns its code. */
export async function createGiftCard(
  server: TestApp,
  options: Partial<typeof gift_cards.$inferInsert> = {},
) {
  const payment_id = options.payment_id ?? `cs_test_${randomUUID()}`;
  const code = giftCardCode(server.config.tokenSecret, payment_id);
  const now = server.clock.now();
  const [card] = await server.database.db
    .insert(gift_cards)
    .values({
      payment_id,
      code_hash: giftCardHash(code) ?? '',
      buyer_email: 'grandma@example.org',
      language: 'en',
      paid_at: now,
      mailed_at: now,
      ...options,
    })
    .returning();
  if (!card) throw new Error('the gift card was not created');
  return { card, code, payment_id };
}
