import { useClaims } from '../../lib/claims.ts';
import { useTranslation } from '../../lib/i18n.ts';

const FIGURES = ['lessons', 'satisfaction', 'support', 'success', 'exercises', 'daily'] as const;
/** The figures that may be goals (docs/product.md#claims). */
const AIMS = ['satisfaction', 'support', 'success', 'daily'] as const;

/** Codivia in figures that were counted or measured; below, in one line, the goals. */
export function Figures() {
  const { t, language } = useTranslation('home-sections');
  const claims = useClaims();
  const shown = FIGURES.filter((name) => claims && claims[name].state !== 'goal');
  const goals = AIMS.flatMap((name) => {
    const claim = claims?.[name];
    return claim?.state === 'goal'
      ? [t(`figures.aim_${name}`, { figure: claim.figure[language] })]
      : [];
  });
  return (
    <section
      aria-label={t('figures.label')}
      className="border-y border-line bg-surface [&_dd]:font-display"
    >
      <div className="page-width grid min-h-32 content-center gap-2 py-4 sm:py-6 lg:min-h-24 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-12">
        <dl className="flex flex-wrap justify-around gap-x-10 gap-y-2">
          {shown.map((name) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="order-2 text-muted">{t(`figures.${name}`)}</dt>
              <dd className="font-extrabold text-3xl text-trail">
                {claims?.[name].figure[language]}
              </dd>
            </div>
          ))}
        </dl>
        {goals.length > 0 && (
          <p className="text-center text-muted text-sm lg:text-start">
            {t('figures.aims', { goals: goals.join(' · ') })}
          </p>
        )}
      </div>
    </section>
  );
}
