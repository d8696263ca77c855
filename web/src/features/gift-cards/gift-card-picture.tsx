import { useTranslation } from '../../lib/i18n.ts';

/** The card one gives, seen from the front. */
export function GiftCardPicture() {
  const { t } = useTranslation('gift-cards');
  return (
    <div
      role="img"
      aria-label={t('card_label')}
      className="mx-auto grid aspect-[8/5] w-full max-w-60 -rotate-2 sm:max-w-md grid-rows-[auto_1fr_auto] rounded-card border-2 border-on-joy bg-joy p-5 text-on-joy shadow-lift sm:p-7"
    >
      <p className="flex items-baseline justify-between gap-3 font-bold text-sm sm:text-base">
        <span className="font-display text-lg sm:text-xl">Codivia</span>
        {t('card_kicker')}
      </p>
      <p className="self-center text-center font-display font-extrabold text-2xl leading-tight sm:text-4xl">
        {t('card_title')}
      </p>
      <div className="flex items-end justify-between gap-4">
        <p className="grow border-on-joy border-b border-dashed pb-1 text-sm">{t('card_for')}</p>
        <svg viewBox="0 0 240 96" aria-hidden="true" className="w-20 shrink-0 sm:w-28">
          <path
            d="M14 74C44 18 84 14 104 44s44 52 74 24c16-15 22-34 44-44"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="0.1 11"
          />
          <circle cx="14" cy="74" r="9" fill="currentColor" />
          <path d="M222 30V4l15 7-15 7" fill="currentColor" stroke="currentColor" strokeWidth="4" />
        </svg>
      </div>
    </div>
  );
}
