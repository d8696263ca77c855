import { useLayoutEffect, useState } from 'react';
import type { LabExample } from '../project/lab-project.ts';
import type { Trained } from '../training/use-training.ts';
import { type JudgedExample, judgeExamples } from './judge-examples.ts';

/** Milliseconds of judging at a time, after which the page may answer presses. */
const SLICE = 40;

/**
 * The verdicts of a model on examples of classes that it knows; null until all are there. Nearest neighbours take seconds
 * for a large project, in which the page stays alive; what is quick is there before the page is drawn.
 */
export function useJudged(
  trained: Trained,
  examples: readonly LabExample[],
): readonly JudgedExample[] | null {
  const [judged, setJudged] = useState<{ by: Trained; list: readonly JudgedExample[] } | null>(
    null,
  );

  useLayoutEffect(() => {
    const classIds = trained.job.classes.map(({ id }) => id);
    const known = examples.filter(({ classId }) => classIds.includes(classId));
    const list: JudgedExample[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    function go(): void {
      const until = performance.now() + SLICE;
      while (list.length < known.length && performance.now() < until) {
        list.push(
          ...judgeExamples(trained.model, classIds, known.slice(list.length, list.length + 1)),
        );
      }
      if (list.length < known.length) timer = setTimeout(go);
      else setJudged({ by: trained, list });
    }
    go();
    return () => clearTimeout(timer);
  }, [trained, examples]);

  return judged?.by === trained ? judged.list : null;
}
