import { type BulkChange, changeLessons } from '@codivia/contract/api/admin-lesson-bulk';
import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../../lib/failed-changes.ts';
import { useRefreshLessons } from '../../admin-lessons.api.ts';

type Wanted = { lessons: readonly AdminLessonSummary[]; change: BulkChange };

/** Changes several lessons over the revisions that the list shows, in one request. */
export function useChangeLessons() {
  const refresh = useRefreshLessons();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ lessons, change }: Wanted) => {
      const revisions = lessons.map(({ id, revision }) => ({ id, revision }));
      return call(changeLessons, { body: { lessons: revisions, change } });
    },
    onSettled: refresh,
  });
}
