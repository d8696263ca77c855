import type { Tested } from '@codivia/contract/models/model-file';
import { useMemo } from 'react';
import { splitExamples } from '../training/split-examples.ts';
import type { Trained } from '../training/use-training.ts';
import { useJudged } from './use-judged.ts';

/** The verdicts on the examples that were kept for the test; null without any, or until all are judged. */
export function useTested(trained: Trained): Tested | null {
  const kept = useMemo(() => splitExamples(trained.project).test, [trained]);
  const judged = useJudged(trained, kept);
  if (!judged || judged.length === 0) return null;
  return {
    right: judged.filter(({ expected, found }) => expected === found).length,
    total: judged.length,
  };
}
