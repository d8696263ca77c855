import { useEffect, useRef, useState } from 'react';
import { useSaveLesson } from '../admin-lessons.api.ts';
import { useCheckAnswer } from '../check-answer.ts';
import { checkPublication } from '../editor/publication.ts';
import type { LessonDraft } from '../editor/use-lesson-draft.ts';
import type { Problem } from '../problem-list.tsx';
import { newProofs, toProve } from '../proof.ts';
import { usePlanLesson } from './admin-lesson-reviews.api.ts';

/** The steps of planning: its exercises are proven as publishing does. */
export type Planning =
  | { state: 'checking'; done: number; total: number }
  | { state: 'sending' }
  | { state: 'refused'; problems: Problem[] }
  | { state: 'failed'; error: unknown };

/** Proves the saved lesson in this browser, and plans to publish it. */
export function usePlanning(draft: LessonDraft) {
  const check = useCheckAnswer();
  const { base } = draft;
  const saving = useSaveLesson(base.id);
  const sending = usePlanLesson(base.id);
  const [planning, setPlanning] = useState<Planning | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  /** Returns true once the lesson is planned. */
  async function plan(at: Date): Promise<boolean> {
    const mine = new AbortController();
    ending.current = mine;
    const { signal } = mine;
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setPlanning({ state: 'checking', done, total });
    };
    try {
      if (toProve(base.exercises, base).length > 0) onProgress(0, 0);
      const { errors } = await checkPublication(base, base, { check, onProgress, signal });
      if (signal.aborted) return false;
      if (errors.length > 0) {
        setPlanning({ state: 'refused', problems: errors });
        return false;
      }
      setPlanning({ state: 'sending' });
      const proofs = newProofs(base, base);
      if (proofs.proven_exercises) {
        const saved = await saving.mutateAsync({ revision: base.revision, ...proofs });
        draft.adopt(saved, { values: draft.values });
      }
      await sending.mutateAsync(at.toISOString());
      return true;
    } catch (error) {
      if (!signal.aborted) setPlanning({ state: 'failed', error });
      return false;
    }
  }

  return { planning, plan, clear: () => setPlanning(null) };
}
