import { GIFT_CARD_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';

/** Four steps (docs/product.md#home-page). */
const STEPS = ['pay', 'receive', 'give', 'enjoy'] as const;

/** Shows the steps from the payment to the first premium lesson. */
export function GiftCardSteps() {
  const { t } = useTranslation('gift-cards');
  const price = formatPrice(GIFT_CARD_PRICE, useLanguage());
  return (
    <ol className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      {STEPS.map((step, index) => (
        <li key={step} className="grid content-start gap-2">
          <span className="flex items-center gap-3 text-trail">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-trail font-bold font-display text-lg text-on-trail"
            >
              {index + 1}
            </span>
            {index < STEPS.length - 1 && (
              <span aria-hidden="true" className="dotted-way hidden grow sm:block" />
            )}
          </span>
          <p className="font-bold text-lg">{t(`steps.${step}`, { price })}</p>
          <p className="text-muted">{t(`steps.${step}_text`)}</p>
        </li>
      ))}
    </ol>
  );
}
