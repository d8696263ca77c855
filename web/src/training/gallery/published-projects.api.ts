import type { Input } from '@codivia/contract/api/endpoint';
import {
  closeForAll,
  closePublishedProject,
  listPublishedProjects,
  publishProject,
  readPublishedProject,
  remixProject,
  type ViewedProject,
  viewPublishedProject,
} from '@codivia/contract/api/published-projects';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';

const OWN = memberKey('published-projects');

/** A published project; 404 when there is none, or not any more. */
export function publishedProjectQuery(id: string) {
  return queryOptions({
    queryKey: ['published-project', id],
    queryFn: () => call(readPublishedProject, { params: { id } }),
    // Its author may have closed it since.
    staleTime: 0,
  });
}

const VISITOR_VIEW = { state: 'open', own: false, reported: false } as const;

/** A published project as the reader sees it: its author and administrators also while it is hidden. */
export function usePublishedProject(id: string) {
  const { signedIn } = useSession();
  const seen = useQuery({
    ...publishedProjectQuery(id),
    select: (project): ViewedProject => ({ ...project, ...VISITOR_VIEW }),
    enabled: !signedIn,
  });
  const viewed = useQuery({
    queryKey: memberKey('published-project', id),
    queryFn: () => call(viewPublishedProject, { params: { id } }),
    enabled: signedIn,
    staleTime: 0,
  });
  return signedIn ? viewed : seen;
}

/** The member's own published projects, the last changed first; idle for visitors. */
export function useOwnPublished() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: OWN,
    queryFn: () => call(listPublishedProjects),
    enabled: signedIn,
    staleTime: 0,
  });
}

/** Returns a function that fetches published projects again, after they were changed or hidden. */
export function useRefreshPublished() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: OWN });
    void queryClient.invalidateQueries({ queryKey: ['published-project'] });
    void queryClient.invalidateQueries({ queryKey: memberKey('published-project') });
  };
}

/** Publishes a project of the member's as it is in the account. */
export function usePublish(projectId: string) {
  const refresh = useRefreshPublished();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof publishProject>['body']) =>
      call(publishProject, { params: { id: projectId }, body }),
    onSuccess: refresh,
  });
}

export function useClosePublished() {
  const refresh = useRefreshPublished();
  return useMutation({
    mutationFn: (id: string) => call(closePublishedProject, { params: { id } }),
    // Also after a failure: it may have been closed elsewhere.
    onSettled: refresh,
  });
}

/** Closes somebody's page, for administrators. */
export function useCloseForAll() {
  const refresh = useRefreshPublished();
  return useMutation({
    mutationFn: (id: string) => call(closeForAll, { params: { id } }),
    onSettled: refresh,
  });
}

/** Copies a published project to the member's own. */
export function useRemix() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(remixProject, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey('projects') }),
  });
}
