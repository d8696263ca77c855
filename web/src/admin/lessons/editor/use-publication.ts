import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { useEffect, useRef, useState } from 'react';
import { useCheckAnswer } from '../check-answer.ts';
import { toProve } from '../proof.ts';
import { checkPublication } from './publication.ts';
import type { Publishing } from './publish-dialog.tsx';

/** Tells whether a lesson may be published, and shows the progress of the checks and the problems. */
export function usePublication() {
  const check = useCheckAnswer();
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  function stop(): void {
    ending.current?.abort();
    setPublishing(null);
  }

  /**
   * Returns true if nothing prevents the publication of the values over the server's state; warnings count only if the
   * lesson was not published before.
   */
  async function mayPublish(values: LessonFields, stored: AdminLesson): Promise<boolean> {
    const mine = new AbortController();
    ending.current?.abort();
    ending.current = mine;
    const { signal } = mine;
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setPublishing({ state: 'checking', done, total });
    };
    if (toProve(values.exercises, stored).length > 0) onProgress(0, 0);
    try {
      const { errors, warnings } = await checkPublication(values, stored, {
        check,
        onProgress,
        signal,
      });
      if (signal.aborted) return false;
      if (errors.length > 0)
        setPublishing({ state: 'refused', problems: [...errors, ...warnings] });
      else if (!stored.is_active && warnings.length > 0) {
        setPublishing({ state: 'doubtful', problems: warnings });
      } else {
        setPublishing(null);
        return true;
      }
    } catch (error) {
      if (signal.aborted) return false;
      setPublishing({ state: 'unavailable', message: error instanceof Error ? error.message : '' });
    }
    return false;
  }

  return { publishing, mayPublish, stop };
}
