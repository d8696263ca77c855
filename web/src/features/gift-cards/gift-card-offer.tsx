import { GIFT_CARD_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { Gift } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { useBuyCard } from './use-buy-card.ts';

/** The price of a card, and the button to buy one. */
export function GiftCardOffer() {
  const { t } = useTranslation('gift-cards');
  const price = formatPrice(GIFT_CARD_PRICE, useLanguage());
  const { buy, leaving } = useBuyCard();
  return (
    <div className="grid content-center justify-items-start gap-2.5 sm:gap-5">
      <p>
        <span className="font-display font-extrabold text-4xl sm:text-5xl">{price}</span>
        <span className="ms-2 text-lg text-muted">{t('once')}</span>
      </p>
      <p className="font-bold sm:text-lg">{t('validity')}</p>
      <UnlessClosed right="own-account">
        <Button variant="joy" size="lg" loading={leaving} onClick={buy}>
          {!leaving && <Gift aria-hidden="true" className="size-5" />}
          {t(leaving ? 'leaving' : 'buy')}
        </Button>
      </UnlessClosed>
      <p className="max-w-prose text-muted text-sm">{t('payer')}</p>
    </div>
  );
}
