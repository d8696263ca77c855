import type { InsightExercise, InsightStep } from '@codivia/contract/api/admin-insight';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { AdminTable } from '../kit/admin-table.tsx';
import { useFigures } from './figures.ts';

type Props = {
  steps: readonly InsightStep[];
  exercises: readonly InsightExercise[];
  started: number;
};

/**
 * The steps of a lesson with the members who reached each, as bars: what is dark went on, what is light stayed or left.
 * The bars repeat the figures of their rows, so that nothing is told by them alone, and narrow screens go without.
 */
export function StepFunnel({ steps, exercises, started }: Props) {
  const { t, language } = useTranslation('admin-insight');
  const { number } = useFigures();
  const title = useId();
  const most = Math.max(0, ...steps.map(({ left }) => left));
  const exerciseOf = (id: string | null) => exercises.find((one) => one.id === id);
  const nameOf = ({ heading, exercise_id }: InsightStep) => {
    const exercise = exerciseOf(exercise_id);
    const names = [heading, ...(exercise ? [exercise.title] : [])];
    return names
      .map((name) => localizedText(name, language))
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-3">
      <h3 id={title} className="text-xl">
        {t('funnel.title')}
      </h3>
      <p className="max-w-prose text-muted text-sm">{t('funnel.text')}</p>
      <AdminTable caption={t('funnel.title')} hasControls={false}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.step')}</th>
            <th scope="col">{t('funnel.reached')}</th>
            <th scope="col">{t('funnel.passed')}</th>
            <th scope="col">{t('funnel.left')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.id}>
              <th scope="row" className="min-w-44 text-start font-normal">
                {t('funnel.number', { number: index + 1 })}{' '}
                <span className="wrap-anywhere text-muted text-sm">{nameOf(step)}</span>
              </th>
              <td className="sm:w-2/5 sm:min-w-48">
                <span className="flex items-center gap-3">
                  <span className="min-w-12 tabular-nums">{number(step.reached)}</span>
                  <Bar step={step} started={started} />
                </span>
              </td>
              <td className="tabular-nums">{number(step.passed)}</td>
              <td className="tabular-nums">
                {number(step.left)}
                {most > 0 && step.left === most && (
                  <strong className="ms-2 whitespace-nowrap text-danger text-sm">
                    {t('funnel.most')}
                  </strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </AdminTable>
    </section>
  );
}

const shareOf = (part: number, whole: number) => `${(part / Math.max(1, whole)) * 100}%`;

/** The members at a step as a bar: those who went on, and those who did not. */
function Bar({ step: { reached, passed }, started }: { step: InsightStep; started: number }) {
  return (
    <span aria-hidden="true" className="block grow max-sm:hidden">
      <span className="flex h-4" style={{ width: shareOf(reached, started) }}>
        <span className="grow rounded-s-sm bg-trail" />
        <span
          className="rounded-e-sm bg-joy"
          style={{ width: shareOf(reached - passed, reached) }}
        />
      </span>
    </span>
  );
}
