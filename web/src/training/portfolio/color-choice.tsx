import { PORTFOLIO_COLORS, type PortfolioColor } from '@codivia/contract/api/portfolio';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

const COLORS = Object.entries(PORTFOLIO_COLORS) as [PortfolioColor, string][];

type Props = { value: PortfolioColor; onChoose: (color: PortfolioColor) => void };

/** The choice among the given colors: native radio buttons, so arrow keys and screen readers work as everywhere. */
export function ColorChoice({ value, onChoose }: Props) {
  const { t } = useTranslation('portfolio');
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{t('form.color')}</legend>
      <div className="flex flex-wrap gap-3">
        {COLORS.map(([color, code]) => (
          <label key={color} title={t(`colors.${color}`)} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={color === value}
              onChange={() => onChoose(color)}
              aria-label={t(`colors.${color}`)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: code }}
              className="grid size-11 place-items-center rounded-full text-white ring-ink ring-offset-2 ring-offset-paper peer-checked:ring-2 peer-focus-visible:outline-3 peer-focus-visible:outline-trail peer-focus-visible:outline-offset-4"
            >
              {color === value && <Check className="size-5" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
