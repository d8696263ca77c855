import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import type { Failure } from '@codivia/runners/runner';
import { FailurePanel } from '../../code/python/failure-panel.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { FailedCasePanel } from './failed-case-panel.tsx';
import { NotYet } from './not-yet.tsx';
import { useVerdictWords } from './project-words.ts';
import { Solved } from './solved.tsx';

const TIMEOUT: Failure = { type: 'Timeout', message: '', line: null, traceback: '' };

/** Shows the result of the check: solved, an error, or what is still different. */
export function VerdictPanel({
  verdict,
  exercise,
  onRetry,
}: {
  verdict: CheckVerdict;
  exercise: PythonExercise;
  onRetry: () => void;
}) {
  const { t } = useTranslation('exercise');
  const python = useTranslation('python').t;
  const words = useVerdictWords(exercise.task, verdict);
  if (verdict.passed) {
    return (
      <Solved title={words.passed} concept={exercise.concept}>
        {words.text}
      </Solved>
    );
  }
  const failedCase = verdict.case && <FailedCasePanel found={verdict.case} />;
  if (verdict.failure) return <FailurePanel failure={verdict.failure} onRetry={onRetry} />;
  if (verdict.key === 'timeout') {
    return (
      <>
        <FailurePanel failure={TIMEOUT} />
        {failedCase}
      </>
    );
  }
  if (verdict.key === 'interrupted') return <p>{t('interrupted')}</p>;
  return (
    <>
      <NotYet
        title={words.notYet}
        feedback={exercise.feedback[verdict.key ?? '']}
        otherwise={verdict.key === 'missing-function' && python('missing_function')}
      />
      {failedCase}
    </>
  );
}
