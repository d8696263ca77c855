import { outputCheck } from '@codivia/contract/exercises/output-check';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useAnswerCheck } from '../card/use-answer-check.ts';
import { PredictForm } from './predict-form.tsx';
import type { PredictProps } from './predict-python.tsx';

/** JavaScript whose output in the console is predicted. */
export function PredictScript({ exercise, storageKey, onChecked }: PredictProps) {
  const { t } = useTranslation('python');
  const { output, program } = exercise;
  const listed = useMemo(
    () => ({ kind: 'web' as const, check: outputCheck('javascript', output) }),
    [output],
  );
  const { checking, check } = useAnswerCheck(listed);
  return (
    <PredictForm
      key={storageKey}
      exercise={exercise}
      storageKey={storageKey}
      onChecked={onChecked}
      running={checking}
      run={(onRun) =>
        void check({ files: { 'script.js': program } }, ({ passed }) => onRun(passed))
      }
      status={t('running')}
    />
  );
}
