import {
  BadgeCheck,
  CalendarClock,
  Crown,
  Hourglass,
  type LucideIcon,
  MailCheck,
  Repeat2,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useCancelledPayment } from '../../lib/use-cancelled-payment.ts';
import { GiftCardDetails } from './gift-card-details.tsx';
import { GiftCardOffer } from './gift-card-offer.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { GiftCardSteps } from './gift-card-steps.tsx';

/** Six features (docs/product.md#home-page). */
const FEATURES = [
  { key: 'premium', icon: Crown },
  { key: 'once', icon: Repeat2 },
  { key: 'mail', icon: MailCheck },
  { key: 'patient', icon: Hourglass },
  { key: 'adds', icon: CalendarClock },
  { key: 'simple', icon: BadgeCheck },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** The gift card on the home page: what it is, what it costs, what it holds and how it works. */
export function GiftCardSection() {
  const { t } = useTranslation('gift-cards');
  const title = useId();
  useCancelledPayment('gift-card', t('cancelled'));
  return (
    <section id="gift-card" aria-labelledby={title} className="py-6 sm:py-20">
      <div className="page-width grid gap-3 sm:gap-6">
        <header className="max-w-3xl">
          <h2 id={title} className="text-[clamp(1.6rem,4.6vw,3rem)]">
            {t('title')}
          </h2>
          <p className="mt-2 text-muted sm:mt-4 sm:text-xl">{t('intro')}</p>
        </header>
        <div className="mt-2 mb-2 grid items-center gap-5 sm:mt-6 sm:mb-6 sm:gap-10 lg:grid-cols-2 lg:gap-14">
          <GiftCardPicture />
          <GiftCardOffer />
        </div>
        <GiftCardDetails title={t('features_title')}>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3">
            {FEATURES.map(({ key, icon: Icon }) => (
              <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
                <span className="row-span-2 grid size-11 place-items-center rounded-control bg-joy-soft text-ink">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <p className="font-bold">{t(`features.${key}`)}</p>
                <p className="text-muted">{t(`features.${key}_text`)}</p>
              </li>
            ))}
          </ul>
        </GiftCardDetails>
        <GiftCardDetails title={t('steps_title')}>
          <GiftCardSteps />
        </GiftCardDetails>
      </div>
    </section>
  );
}
