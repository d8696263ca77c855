import { GoalLabel } from '../../features/courses/goal-label.tsx';
import { useClaims } from '../../lib/claims.ts';
import { useTranslation } from '../../lib/i18n.ts';

const FIGURES = ['lessons', 'satisfaction', 'support', 'success', 'exercises', 'daily'] as const;

/** Codivia in figures, one waypoint after the other. */
export function Figures() {
  const { t, language } = useTranslation('home');
  const claims = useClaims();
  return (
    <section aria-label={t('figures.label')} className="border-y border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-8 py-9 sm:grid-cols-3 lg:grid-cols-6">
        {FIGURES.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end text-center">
            <dt className="text-muted">
              {t(`figures.${name}`)}
              <br />
              {claims?.[name].state === 'goal' && <GoalLabel />}
            </dt>
            <dd className="font-display text-4xl font-extrabold text-trail">
              {claims?.[name].figure[language] ?? '\u00a0'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
