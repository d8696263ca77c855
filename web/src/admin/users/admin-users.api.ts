import {
  type AdminUser,
  countAdminUsers,
  createAdminUser,
  deleteAdminUser,
  giveTemporaryPassword,
  listAdminUsers,
  previewUserDeletion,
  readAdminUser,
  sendUserResetLink,
  updateAdminUser,
} from '@codivia/contract/api/admin-users';
import type { Input } from '@codivia/contract/api/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { oneByOne } from '../kit/one-by-one.ts';
import { countQueryOf, listQueryOf, type UserView } from './user-view.ts';

const USERS = memberKey('admin', 'users');

/** Returns one page of the accounts, in the requested order. */
export function useAdminUsers(view: UserView) {
  const query = listQueryOf(view);
  return useQuery({
    queryKey: [...USERS, 'list', query],
    queryFn: () => call(listAdminUsers, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns the number of accounts on all pages. */
export function useAdminUserCount(view: UserView) {
  const query = countQueryOf(view);
  return useQuery({
    queryKey: [...USERS, 'count', query],
    queryFn: () => call(countAdminUsers, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One account as it is now: an edit begins from it. */
export function useAdminUser(id: string) {
  return useQuery({
    queryKey: [...USERS, 'one', id],
    queryFn: () => call(readAdminUser, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: memberKey('admin') });
}

export function useCreateUser() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof createAdminUser>['body']) => call(createAdminUser, { body }),
    onSuccess: useRefresh(),
  });
}

/** Changes fields of an account over the revision that the edit began from. */
export function useUpdateUser() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ id, ...body }: { id: string } & Input<typeof updateAdminUser>['body']) =>
      call(updateAdminUser, { params: { id }, body }),
    onSuccess: useRefresh(),
  });
}

/** Sends the owner of an account a mail with a link to choose a new password. */
export function useSendResetLink(id: string) {
  return useMutation({ mutationFn: () => call(sendUserResetLink, { params: { id } }) });
}

/** Gives an account a temporary password: the typed one, or three words. */
export function useGiveTemporaryPassword(id: string) {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (password: string) =>
      call(giveTemporaryPassword, { params: { id }, body: password ? { password } : {} }),
  });
}

/** Returns what would be deleted with these accounts together. */
export function useUserDeletions(ids: readonly string[]) {
  return useQuery({
    // The key is apart from the data that is read again after a change: deleted accounts are not asked about.
    queryKey: memberKey('admin', 'user-deletion', ...ids),
    queryFn: async () => {
      const each = await Promise.all(
        ids.map((id) => call(previewUserDeletion, { params: { id } })),
      );
      const sum = (name: 'completed_lessons' | 'certificates' | 'projects') =>
        each.reduce((total, deletion) => total + deletion[name], 0);
      return {
        lessons: sum('completed_lessons'),
        certificates: sum('certificates'),
        projects: sum('projects'),
        subscriptions: each.filter(({ subscription }) => subscription).length,
      };
    },
    enabled: ids.length > 0,
    staleTime: 0,
  });
}

/** Deletes accounts, one request each (docs/product.md#panel-lists); what fails does not stop the rest. */
export function useDeleteUsers() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (ids: readonly string[]) =>
      oneByOne(ids, (id) => call(deleteAdminUser, { params: { id } })),
    onSettled: useRefresh(),
  });
}

/** Gives accounts Premium until the end of a day (UTC), one request each; what is refused does not stop the rest. */
export function useGrantPremium() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ users, day }: { users: readonly AdminUser[]; day: string }) => {
      const revisions = new Map(users.map(({ id, revision }) => [id, revision]));
      return oneByOne([...revisions.keys()], (id) =>
        call(updateAdminUser, {
          params: { id },
          body: { revision: revisions.get(id) ?? 1, subscription_end_date: day },
        }),
      );
    },
    onSettled: useRefresh(),
  });
}
