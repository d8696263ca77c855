import type { AuthoredCodeExercise } from '@codivia/contract/exercises/exercises';
import { CheckCheck, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { useCheckAnswer } from '../check-answer.ts';
import { ProblemList } from '../problem-list.tsx';
import { type ProofProblem, proveExercises } from '../proof.ts';

type Result =
  | { of: AuthoredCodeExercise; problems: ProofProblem[]; total: number }
  | { of: AuthoredCodeExercise; message: string };

/** Runs all answers of an exercise, and lists those that differ from what its author states. */
export function ExerciseProof({ exercise }: { exercise: AuthoredCodeExercise }) {
  const { t } = useTranslation('admin-exercises');
  const check = useCheckAnswer();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function prove(): Promise<void> {
    const mine = new AbortController();
    ending.current = mine;
    const { signal } = mine;
    let total = 0;
    setResult(null);
    setProgress({ done: 0, total });
    const onProgress = (done: number, all: number) => {
      total = all;
      if (!signal.aborted) setProgress({ done, total });
    };
    try {
      const problems = await proveExercises([exercise], { check, onProgress, signal });
      setResult({ of: exercise, problems, total });
    } catch (error) {
      if (signal.aborted) return;
      setResult({ of: exercise, message: error instanceof Error ? error.message : '' });
    }
    setProgress(null);
  }

  function stop(): void {
    ending.current?.abort();
    setProgress(null);
  }

  // A result belongs to the exercise as it was then.
  const shown = result?.of === exercise ? result : null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="joy" loading={progress !== null} onClick={() => void prove()}>
          {!progress && <CheckCheck aria-hidden="true" className="size-5" />}
          {t('prove')}
        </Button>
        {progress && (
          <>
            <Button variant="secondary" size="sm" onClick={stop}>
              <Square aria-hidden="true" className="size-4" />
              {t('stop')}
            </Button>
            <span className="text-muted text-sm tabular-nums">{t('proving', progress)}</span>
          </>
        )}
      </div>
      <div role="status" className="grid grid-cols-1 gap-2">
        {shown && 'message' in shown && (
          <p className="font-bold text-danger">
            {t('unprovable')}. {shown.message}
          </p>
        )}
        {shown && 'problems' in shown && shown.problems.length === 0 && (
          <p className="rounded-control bg-done-soft px-4 py-3 font-bold text-done">
            {t('proven', { count: shown.total })}
          </p>
        )}
        {shown && 'problems' in shown && shown.problems.length > 0 && (
          <>
            <p className="font-bold text-danger">{t('not_proven')}</p>
            <ProblemList problems={shown.problems} />
          </>
        )}
      </div>
    </div>
  );
}
