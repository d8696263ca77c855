import {
  listSharedLinks,
  makeSharedLink,
  removeSharedLink,
} from '@codivia/contract/api/shared-links';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { useRefreshPublished } from '../gallery/published-projects.api.ts';

const LIST = memberKey('shared-links');

/** The member's links with files, the last made first; idle for visitors. */
export function useSharedLinks() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: LIST,
    queryFn: () => call(listSharedLinks),
    enabled: signedIn,
    staleTime: 0,
  });
}

/** Sends the account the files of a work that it does not have, and creates the link. */
export function useMakeSharedLink(work: { kind: ProgramKind; place: string; files: ProgramFiles }) {
  const queryClient = useQueryClient();
  const { kind, place, files } = work;
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (input: { title: string; accepted: boolean }) => {
      const { sendFiles } = await import('../files/account-files.ts');
      const assets = await sendFiles(place);
      if (!assets) throw new Error('this page can compute no hashes');
      return call(makeSharedLink, { body: { ...input, kind, files: { ...files }, assets } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LIST }),
  });
}

export function useRemoveSharedLink() {
  const queryClient = useQueryClient();
  const refresh = useRefreshPublished();
  return useMutation({
    mutationFn: (id: string) => call(removeSharedLink, { params: { id } }),
    // Also after a failure: it may have been deleted elsewhere.
    onSettled: () => {
      refresh();
      return queryClient.invalidateQueries({ queryKey: LIST });
    },
  });
}
