import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { CheckFile, CheckVerdict } from '@codivia/runners/python/protocol';
import type { Progress, RunEvent } from '@codivia/runners/runner';
import { useState } from 'react';
import { useCurrentRun } from '../../code/python/use-current-run.ts';
import { loadExplanations } from '../../code/python/use-explanation.ts';

export interface Check {
  checking: boolean;
  /** The libraries that are being loaded. */
  progress: Progress | null;
  /** The verdict on the code as it was checked last; null before, and once the code has been changed. */
  verdict: CheckVerdict | null;
  /** The number of wrong answers. */
  tries: number;
  /** `onChecked` receives the result, unless the check was stopped. `more` files are added to those of the exercise. */
  check: (
    source: string,
    onChecked: (found: CheckVerdict) => void,
    more?: readonly CheckFile[],
  ) => Promise<void>;
  /** Removes the verdict: it is not about this code any more. */
  forget: () => void;
}

/** The types of failures that say nothing about the answer: Python, or what it needs, did not come. */
const NOT_TRIED = [
  'PackagesStalled',
  'PackagesUnavailable',
  'PythonUnavailable',
  'PythonUnsupported',
];

/** Tells whether a verdict is one on the answer. */
export const isTry = ({ failure }: CheckVerdict): boolean =>
  !NOT_TRIED.includes(failure?.type ?? '');

/** Checks answers to one exercise. A check that was stopped is no try. */
export function useCheck(
  runner: PythonRunner,
  exercise: Pick<PythonExercise, 'check' | 'files'>,
): Check {
  const [checking, setChecking] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [verdict, setVerdict] = useState<CheckVerdict | null>(null);
  const [tries, setTries] = useState(0);
  const current = useCurrentRun(runner);

  async function check(
    source: string,
    onChecked: (found: CheckVerdict) => void,
    more: readonly CheckFile[] = [],
  ): Promise<void> {
    const isCurrent = current.begin();
    setChecking(true);
    void loadExplanations();
    setVerdict(null);
    const handleEvent = (event: RunEvent) =>
      setProgress(event.kind === 'progress' ? event.progress : null);
    const found = await runner.checkExercise(source, exercise.check, handleEvent, [
      ...more,
      ...(exercise.files ?? []),
    ]);
    if (!isCurrent()) return;
    current.end();
    setChecking(false);
    setProgress(null);
    setVerdict(found);
    if (found.key === 'interrupted') return;
    if (!found.passed && isTry(found)) setTries((before) => before + 1);
    onChecked(found);
  }

  return { checking, progress, verdict, tries, check, forget: () => setVerdict(null) };
}
