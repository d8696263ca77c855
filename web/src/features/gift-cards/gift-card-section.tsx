import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useCancelledPayment } from '../../lib/use-cancelled-payment.ts';
import { GiftCardFeatures } from './gift-card-features.tsx';
import { GiftCardOffer } from './gift-card-offer.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { GiftCardSteps } from './gift-card-steps.tsx';

/** The gift card on the home page: what it is, what it costs, what it holds and how it works. */
export function GiftCardSection() {
  const { t } = useTranslation('gift-cards');
  const title = useId();
  useCancelledPayment('gift-card', t('cancelled'));
  return (
    <section id="gift-card" aria-labelledby={title} className="py-16 sm:py-24">
      <div className="page-width grid gap-12">
        <header className="max-w-3xl">
          <h2 id={title} className="text-[clamp(2rem,4.6vw,3.2rem)]">
            {t('title')}
          </h2>
          <p className="mt-4 text-xl text-muted">{t('intro')}</p>
        </header>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
          <GiftCardPicture />
          <GiftCardOffer />
        </div>
        <GiftCardFeatures />
        <GiftCardSteps />
      </div>
    </section>
  );
}
