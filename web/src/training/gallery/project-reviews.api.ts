import type { Input } from '@codivia/contract/api/endpoint';
import { appealDecision, reportProject } from '@codivia/contract/api/project-reviews';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useRefreshPublished } from './published-projects.api.ts';

/** Reports somebody else's published project. */
export function useReport(id: string) {
  const refresh = useRefreshPublished();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof reportProject>['body']) =>
      call(reportProject, { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Appeals against the decision that hides one's own project. */
export function useAppeal(id: string) {
  const refresh = useRefreshPublished();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof appealDecision>['body']) =>
      call(appealDecision, { params: { id }, body }),
    // Also after a failure: the report may have been decided meanwhile.
    onSettled: refresh,
  });
}
