import { useTranslation } from '../../lib/i18n.ts';
import { TrailArt } from '../../ui/trail-art.tsx';

/** The card one gives, seen from the front. */
export function GiftCardPicture() {
  const { t } = useTranslation('gift-cards');
  return (
    <div
      role="img"
      aria-label={t('card_label')}
      className="mx-auto grid aspect-[8/5] w-full max-w-md -rotate-2 grid-rows-[auto_1fr_auto] rounded-card border-2 border-on-joy bg-joy p-5 text-on-joy shadow-lift sm:p-7"
    >
      <p className="flex items-baseline justify-between gap-3 font-bold text-sm sm:text-base">
        <span className="font-display text-lg sm:text-xl">Codivia</span>
        {t('card_kicker')}
      </p>
      <p className="self-center text-center font-display font-extrabold text-3xl leading-tight sm:text-4xl">
        {t('card_title')}
      </p>
      <div className="flex items-end justify-between gap-4">
        <p className="grow border-on-joy border-b border-dashed pb-1 text-sm">{t('card_for')}</p>
        <TrailArt className="gift-card-trail max-w-24 sm:max-w-28" />
      </div>
    </div>
  );
}
