import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { giftCardMailOf } from './gift-card.email.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { findGiftCard, markMailed, replaceCode } from './gift-cards.queries.ts';

/** The mail to the buyer of a card. */
export interface GiftCardMail {
  gift_card_id: string;
  /** Set when the buyer requests it once more: the id of that mail. Its first mail has the card's own id. */
  again?: string;
}

export const giftCardMail: JobKind<GiftCardMail> = { name: 'gift-card-mail', concurrency: 2 };

export interface GiftCardMailDeps extends MailDeps {
  /** The secret from which codes are made. */
  tokenSecret: string;
}

/** Does a gift-card-mail job. The code is made only now, so that no queue holds it. */
export async function deliverGiftCard(deps: GiftCardMailDeps, job: GiftCardMail): Promise<void> {
  const { db, clock, mailer, tokenSecret, publicUrl, contactEmail, log } = deps;
  const card = await findGiftCard(db, job.gift_card_id);
  if (!card?.buyer_email || card.activated_at) return;
  if (card.mailed_at && !job.again) return;
  const code = giftCardCode(tokenSecret, card.payment_id);
  const hash = giftCardHash(code);
  // The secret has changed since the card was paid for: the code that is mailed must be the one that works.
  if (hash && hash !== card.code_hash) await replaceCode(db, card.id, hash);
  const mail = await giftCardMailOf({ code, language: card.language, publicUrl, contactEmail });
  // A mail that may have left before a crash is sent under the same id.
  const filled = { id: job.again ?? card.id, to: card.buyer_email, ...mail };
  const about = { payment: card.payment_id };
  if (await sendUnlessRefused(log, about, () => mailer.send(filled))) {
    await markMailed(db, card.id, clock());
  } else {
    log.error(about, 'a gift card was refused by its buyer’s mail server');
  }
}
