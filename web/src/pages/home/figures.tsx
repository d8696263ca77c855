import { formatPercent } from '@codivia/contract/format';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';

/** The figures of the home page: fixed texts (specification §1). */
function useFigures() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const percent = (share: number) => formatPercent(share, language);
  return [
    { figure: '50+', label: t('figures.lessons') },
    { figure: percent(0.95), label: t('figures.satisfaction') },
    { figure: '24/7', label: t('figures.support') },
    { figure: percent(0.98), label: t('figures.success') },
    { figure: '200+', label: t('figures.exercises') },
    { figure: t('figures.fifteen_minutes'), label: t('figures.daily') },
  ];
}

/** Codivia in figures, one waypoint after the other. */
export function Figures() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('figures.label')} className="border-y border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-8 py-9 sm:grid-cols-3 lg:grid-cols-6">
        {useFigures().map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse items-center text-center">
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-4xl font-extrabold text-trail">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
