import { outputCheck } from '@codivia/contract/exercises/output-check';
import type { PredictExercise } from '@codivia/contract/exercises/predict';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { useMemo } from 'react';
import { LibraryProgress } from '../../code/python/library-progress.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useCheck } from '../card/use-check.ts';
import { PredictForm } from './predict-form.tsx';

export type PredictProps = {
  exercise: PredictExercise;
  /** The place where the prediction is kept; null where it is not. */
  storageKey: string | null;
  onChecked?: (passed: boolean, answer: AnswerParts, done: undefined, message: string) => void;
};

/** A Python program whose output is predicted. */
export function PredictPython({ exercise, storageKey, onChecked }: PredictProps) {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const state = useRunnerState(runner);
  const { output } = exercise;
  const listed = useMemo(() => ({ check: outputCheck('python', output) }), [output]);
  const { checking, progress, check } = useCheck(runner, listed);
  return (
    <PredictForm
      key={storageKey}
      exercise={exercise}
      storageKey={storageKey}
      onChecked={onChecked}
      running={checking}
      run={(onRun) => void check(exercise.program, ({ passed }) => onRun(passed))}
      status={
        progress ? (
          <LibraryProgress progress={progress} />
        ) : (
          t(state === 'running' ? 'running' : 'starting')
        )
      }
    />
  );
}
