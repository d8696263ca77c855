import * as giftCards from '@codivia/contract/api/gift-cards';
import type { Bilingual } from '@codivia/contract/api/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import type { Payments } from '../../services/payments/payments.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import {
  admitCode,
  CODES_PER_MEMBER,
  PURCHASE_READS,
  PURCHASES,
  RESENDS,
} from './gift-cards.limits.ts';
import {
  type GiftCardDeps,
  mailableCardOf,
  openGiftCardCheckout,
  purchaseOf,
  redeemGiftCard,
  resendCard,
} from './gift-cards.service.ts';

const ACTIVATED: Bilingual = {
  fr: 'Carte activée ! Ton année de Premium est à toi.',
  en: 'Card activated! A year of Premium is yours.',
};

const SENT_AGAIN: Bilingual = {
  fr: 'La carte est repartie par e-mail. Elle arrive d’ici quelques minutes.',
  en: 'We’ve sent the card again by mail. It’ll arrive within a few minutes.',
};

/** The member who calls, if anybody is signed in: visitors buy cards too. */
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

/** Buying, activating and looking after gift cards. */
export function giftCardRoutes(
  app: FastifyInstance,
  deps: GiftCardDeps & { limits: RateLimits; payments: Payments; publicUrl: string },
): void {
  const { db, clock, jobs, limits } = deps;

  serve(app, giftCards.createGiftCardCheckout, async ({ body, request }) => {
    await limits.spend(PURCHASES, networkOf(request.ip));
    return openGiftCardCheckout(deps, body.language, await callerOf(app, request));
  });

  serve(app, giftCards.activateGiftCard, async ({ body, user, request }) => {
    const until = await limits.attempt(CODES_PER_MEMBER, user.id, async () => {
      await admitCode(deps, body.token, networkOf(request.ip));
      return db.transaction((tx) =>
        redeemGiftCard(tx, body.token, user.id, { jobs, now: clock() }),
      );
    });
    return {
      status: 'success' as const,
      message: ACTIVATED,
      premium_until: until.toISOString(),
    };
  });

  serve(app, giftCards.readGiftCardPurchase, async ({ params, request }) => {
    await limits.spend(PURCHASE_READS, networkOf(request.ip));
    return purchaseOf(db, params.payment_id);
  });

  serve(app, giftCards.resendGiftCard, async ({ params }) => {
    const card = await mailableCardOf(db, params.payment_id);
    await limits.spend(RESENDS, card.id);
    await resendCard(deps, card);
    return { message: SENT_AGAIN };
  });
}
