import { readAdminLesson, updateAdminLesson } from '@codivia/contract/api/admin-lessons';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useRefreshLessons } from '../admin-lessons.api.ts';
import { useCheckAnswer } from '../check-answer.ts';
import { checkPublication } from '../editor/publication.ts';
import type { Problem } from '../problem-list.tsx';
import { newProofs } from '../proof.ts';

/** The states of a lesson that is being verified. */
export type Verification =
  | { state: 'checking'; done: number; total: number }
  | { state: 'verified' | 'published' }
  /** Proven, but there is something to look at before it goes live. */
  | { state: 'doubtful' | 'wrong'; problems: Problem[] }
  | { state: 'failed'; error: unknown };

/** Proves lessons one after the other in this browser, registers the proofs, and may publish the lessons. */
export function useVerification() {
  const check = useCheckAnswer();
  const refresh = useRefreshLessons();
  const [states, setStates] = useState<ReadonlyMap<string, Verification>>(new Map());
  const [busy, setBusy] = useState(false);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function verify(id: string, publish: boolean, signal: AbortSignal): Promise<Verification> {
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) note(id, { state: 'checking', done, total });
    };
    onProgress(0, 0);
    const lesson = await call(readAdminLesson, { params: { id } });
    const { errors, warnings } = await checkPublication(lesson, lesson, {
      check,
      onProgress,
      signal,
    });
    const isPublished = publish && errors.length + warnings.length === 0;
    const proofs = newProofs(lesson, lesson);
    if (isPublished || proofs.proven_exercises) {
      const live = isPublished && !lesson.is_active ? { is_active: true } : {};
      const body = { revision: lesson.revision, ...proofs, ...live };
      await call(updateAdminLesson, { params: { id }, body });
    }
    if (errors.length > 0) return { state: 'wrong', problems: [...errors, ...warnings] };
    if (publish && warnings.length > 0) return { state: 'doubtful', problems: warnings };
    return { state: publish ? 'published' : 'verified' };
  }

  function note(id: string, state: Verification | null): void {
    setStates((now) => {
      const next = new Map(now);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  }

  async function start(ids: readonly string[], publish: boolean): Promise<void> {
    const mine = new AbortController();
    ending.current = mine;
    const { signal } = mine;
    setBusy(true);
    for (const id of ids) {
      try {
        const result = await verify(id, publish, signal);
        if (!signal.aborted) note(id, result);
      } catch (error) {
        note(id, signal.aborted ? null : { state: 'failed', error });
      }
      if (signal.aborted) break;
    }
    setBusy(false);
    refresh();
  }

  return { states, busy, start, stop: () => ending.current?.abort() };
}
