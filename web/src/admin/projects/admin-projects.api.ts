import {
  type AdminPublishedProject,
  type AdminPublishedQuery,
  countAdminPublished,
  decidePublished,
  listAdminPublished,
  readAdminPublished,
  selectForGallery,
} from '@codivia/contract/api/admin-published-projects';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

const projects = (...rest: readonly unknown[]) => memberKey('admin', 'projects', ...rest);

/** Maximum number of projects shown at once. */
export const PROJECTS_SHOWN = 50;

type Filters = Pick<AdminPublishedQuery, 'filter' | 'kind'>;

/** Published projects of a page, from 1, and how many there are. */
export function useAdminProjects(filters: Filters, page: number) {
  const query = { ...filters, limit: PROJECTS_SHOWN, offset: (page - 1) * PROJECTS_SHOWN };
  return useQuery({
    queryKey: projects('list', query),
    queryFn: async () => {
      const [rows, { total }] = await Promise.all([
        call(listAdminPublished, { query }),
        call(countAdminPublished, { query: filters }),
      ]);
      return { rows, total };
    },
    staleTime: 0,
  });
}

export function useAdminProject(id: string) {
  return useQuery({
    queryKey: projects('one', id),
    queryFn: () => call(readAdminPublished, { params: { id } }),
    staleTime: 0,
  });
}

/** Stores the answer to a change; after a refusal, fetches the present state. */
function useStored(id: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (project: AdminPublishedProject) => {
      queryClient.setQueryData(projects('one', id), project);
      void queryClient.invalidateQueries({ queryKey: projects('list') });
      void queryClient.invalidateQueries({ queryKey: ['gallery'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: projects() }),
  };
}

/** Decides about a project in the version that was read. */
export function useDecide(id: string) {
  const stored = useStored(id);
  return useMutation({
    mutationFn: (body: Input<typeof decidePublished>['body']) =>
      call(decidePublished, { params: { id }, body }),
    ...stored,
  });
}

/** Puts a project into the gallery in the version that was read, or takes it out. */
export function useSelectForGallery(id: string) {
  const stored = useStored(id);
  return useMutation({
    mutationFn: (body: Input<typeof selectForGallery>['body']) =>
      call(selectForGallery, { params: { id }, body }),
    ...stored,
  });
}
