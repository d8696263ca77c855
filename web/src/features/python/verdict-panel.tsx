import type { PythonExercise } from '@codivia/contract/exercises';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import type { Failure } from '@codivia/runners/runner';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { Solved } from './solved.tsx';

const TIMEOUT: Failure = { type: 'Timeout', message: '', line: null, traceback: '' };

/** What the check says of the answer: solved, an error, or what is still off. */
export function VerdictPanel({
  verdict,
  exercise,
}: {
  verdict: CheckVerdict;
  exercise: PythonExercise;
}) {
  const { t } = useTranslation('python');
  if (verdict.passed) {
    return <Solved title={t('exercise.passed')}>{t('exercise.passed_text')}</Solved>;
  }
  if (verdict.failure) return <FailurePanel failure={verdict.failure} />;
  if (verdict.key === 'timeout') return <FailurePanel failure={TIMEOUT} />;
  if (verdict.key === 'interrupted') return <p>{t('exercise.interrupted')}</p>;
  return (
    <NotYet title={t('exercise.not_yet')}>
      <Feedback verdictKey={verdict.key} exercise={exercise} />
    </NotYet>
  );
}

function Feedback({
  verdictKey,
  exercise,
}: {
  verdictKey: string | null;
  exercise: PythonExercise;
}) {
  const { t } = useTranslation('python');
  const written = exercise.feedback[verdictKey ?? ''];
  if (written) return <SafeHtml html={written} />;
  return verdictKey === 'missing-function'
    ? t('exercise.missing_function')
    : t('exercise.not_yet_text');
}

function NotYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-joy-soft p-4">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid grid-cols-1 gap-1">
        <p className="font-bold">{title}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}
