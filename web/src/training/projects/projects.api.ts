import {
  createProject,
  deleteProject,
  listProjects,
  type ProjectSummary,
  readProject,
  renameProject,
} from '@codivia/contract/api/projects';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';

const LIST = memberKey('projects');

/** The member's projects, the last changed first; idle for visitors. */
export function useProjects() {
  const { signedIn } = useSession();
  // Another device may have changed them: the list is requested again at every visit.
  return useQuery({
    queryKey: LIST,
    queryFn: () => call(listProjects),
    enabled: signedIn,
    staleTime: 0,
  });
}

/** Returns a function that fetches the list again, after something in it has changed. */
export function useRefreshProjects(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: LIST });
}

/** Keeps a work as a new project. */
export function useCreateProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (body: { name: string; kind: ProgramKind; files: ProgramFiles }) =>
      call(createProject, { body: { ...body, files: { ...body.files } } }),
    onSuccess: refresh,
  });
}

/** Makes another project of the same files, under another name. */
export function useDuplicateProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const { kind, files, assets = [] } = await call(readProject, { params: { id } });
      const listed = assets.map((asset) => ({ name: asset.name, hash: asset.hash }));
      return call(createProject, { body: { name, kind, files, assets: listed } });
    },
    onSuccess: refresh,
  });
}

export function useRenameProject() {
  const queryClient = useQueryClient();
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renameProject, { params: { id }, body: { name } }),
    onSuccess: (renamed) => {
      queryClient.setQueryData<ProjectSummary[]>(LIST, (known) =>
        known?.map((one) => (one.id === renamed.id ? renamed : one)),
      );
      refresh();
    },
  });
}

export function useDeleteProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (id: string) => call(deleteProject, { params: { id } }),
    // Also after a failure: it may have been deleted elsewhere.
    onSettled: refresh,
  });
}
