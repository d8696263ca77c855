import { useTranslation } from '../../lib/i18n.ts';

const STEPS = ['step_1', 'step_2', 'step_3', 'step_4'] as const;

/** Explains the use of the examples, step by step. */
export function HowToUse() {
  const { t } = useTranslation('examples');
  return (
    <section
      aria-labelledby="how-to-use"
      className="grid gap-5 rounded-card bg-trail-soft p-6 sm:p-8"
    >
      <h2 id="how-to-use" className="text-2xl">
        {t('how.title')}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, i) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-trail font-bold text-on-trail"
            >
              {i + 1}
            </span>
            {t(`how.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
