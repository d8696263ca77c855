import * as contract from '@codivia/contract/api/gift-cards';
import type { Bilingual } from '@codivia/contract/api/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import type { Payments } from '../../services/payments/payments.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { admitCode, CODES_PER_MEMBER } from './gift-cards.limits.ts';
import * as cards from './gift-cards.service.ts';

/** Rate limit of checkouts begun from one network. */
const PURCHASES: RouteLimit = { name: 'gift-purchases', per: 'ip', limit: 30, seconds: 60 * 60 };
/** Rate limit of reading purchases from one network: the page after paying asks every few seconds. */
const PURCHASE_READS: RouteLimit = { name: 'gift-looks', per: 'ip', limit: 300, seconds: 15 * 60 };
/** Rate limit of mailing one card again. */
const RESENDS: RateLimit = { name: 'gift-resends', limit: 3, seconds: 60 * 60 };

const ACTIVATED: Bilingual = {
  fr: 'Carte activée ! Ton année de Premium est à toi.',
  en: 'Card activated! A year of Premium is yours.',
};

const SENT_AGAIN: Bilingual = {
  fr: 'La carte est repartie par e-mail. Elle arrive d’ici quelques minutes.',
  en: 'We’ve sent the card again by mail. It’ll arrive within a few minutes.',
};

/** Returns the calling member, if anybody is signed in: visitors buy cards too. */
async function callerOf(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  try {
    return await app.session.member(request);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Serves the purchase, activation and management of gift cards. */
export function giftCardRoutes(
  app: FastifyInstance,
  deps: cards.GiftCardDeps & { limits: RateLimits; payments: Payments; publicUrl: string },
): void {
  const { db, clock, jobs, limits } = deps;

  serve(app, contract.createGiftCardCheckout, { limit: PURCHASES }, async ({ body, request }) => {
    const caller = await callerOf(app, request);
    if (caller) await expectAllowed(db, caller.id, 'own-account');
    return cards.createGiftCardCheckout(deps, body.language, caller);
  });

  serve(app, contract.activateGiftCard, async ({ body, user, request }) => {
    await expectAllowed(db, user.id, 'own-account');
    const until = await limits.attempt(CODES_PER_MEMBER, user.id, async () => {
      await admitCode(deps, body.token, networkOf(request.ip));
      return db.transaction((tx) =>
        cards.redeemGiftCard(tx, { jobs, now: clock() }, body.token, user.id),
      );
    });
    return {
      status: 'success' as const,
      message: ACTIVATED,
      premium_until: until.toISOString(),
    };
  });

  serve(app, contract.readGiftCardPurchase, { limit: PURCHASE_READS }, ({ params }) =>
    cards.readGiftCardPurchase(db, params.payment_id),
  );

  serve(app, contract.resendGiftCard, async ({ params }) => {
    const card = await cards.mailableCardOf(db, params.payment_id);
    // Only a card that can be mailed is counted.
    await limits.spend(RESENDS, card.id);
    await cards.resendGiftCard(deps, card);
    return { message: SENT_AGAIN };
  });
}
