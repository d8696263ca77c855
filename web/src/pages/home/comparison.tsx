import { Check, ChevronDown, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LinkedLine } from './linked-line.tsx';

/**
 * The lines of the comparison that both plans have to a different extent, both alike, or Premium only
 * (docs/product.md#plans).
 */
const MEASURED = ['courses', 'projects', 'certificates', 'support'] as const;
const IN_BOTH = ['discovery', 'community'] as const;
const PREMIUM_ONLY = ['mentoring', 'challenges', 'live', 'portfolio', 'api'] as const;

function Included({ included }: { included: boolean }) {
  const { t } = useTranslation('plans');
  const Icon = included ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={included ? 'mx-auto size-6 text-trail' : 'mx-auto size-6 text-muted'}
      />
      <VisuallyHidden>{t(included ? 'comparison.yes' : 'comparison.no')}</VisuallyHidden>
    </>
  );
}

function Row({ name, free, premium }: { name: string; free: ReactNode; premium: ReactNode }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="px-3 py-3.5 text-start font-normal sm:px-6">
        <LinkedLine text={name} />
      </th>
      <td className="px-2 py-3.5 text-center text-muted sm:px-6">{free}</td>
      <td className="bg-joy-soft px-2 py-3.5 text-center font-bold sm:px-6">{premium}</td>
    </tr>
  );
}

/** Both plans, side by side and line by line. */
export function Comparison() {
  const { t } = useTranslation('plans');
  return (
    <section className="page-width pb-6 sm:pb-20">
      <details className="group overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 hover:text-trail sm:px-7 sm:py-5 [&::-webkit-details-marker]:hidden">
          <h3 className="text-base sm:text-xl">{t('comparison.title')}</h3>
          <ChevronDown
            aria-hidden="true"
            className="size-6 shrink-0 text-trail transition-transform group-open:rotate-180"
          />
        </summary>
        <table className="w-full">
          <caption className="sr-only">{t('comparison.title')}</caption>
          <thead>
            <tr className="border-line border-t">
              <th scope="col" className="w-2/5 sm:w-1/2">
                <VisuallyHidden>{t('comparison.what')}</VisuallyHidden>
              </th>
              <th scope="col" className="px-2 py-3.5 sm:px-6">
                {t('free')}
              </th>
              <th scope="col" className="bg-joy-soft px-2 py-3.5 sm:px-6">
                {t('premium')}
              </th>
            </tr>
          </thead>
          <tbody>
            {MEASURED.map((row) => (
              <Row
                key={row}
                name={t(`comparison.${row}`)}
                free={t(`comparison.${row}_free`)}
                premium={t(`comparison.${row}_premium`)}
              />
            ))}
            {[...IN_BOTH, ...PREMIUM_ONLY].map((row) => (
              <Row
                key={row}
                name={t(`comparison.${row}`)}
                free={<Included included={IN_BOTH.some((both) => both === row)} />}
                premium={<Included included />}
              />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
