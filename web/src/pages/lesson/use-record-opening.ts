import { recordProgress } from '@codivia/contract/api/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** Records once that a lesson was opened, so that its course counts as in progress. */
export function useRecordOpening(lessonId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!lessonId) return;
    call(recordProgress, { body: { lesson_id: lessonId, completed: false } }).then(
      () => queries.invalidateQueries({ queryKey: memberKey('progress') }),
      // Nothing is lost: the lesson counts as begun when it is completed.
      () => undefined,
    );
  }, [lessonId, queries]);
}
