import {
  addClassAccounts,
  type ClassCard,
  removeClassMember,
  renameClassMember,
  renewClassWords,
  restoreClassMember,
} from '@codivia/contract/api/class-roster';
import {
  addClassTeacher,
  archiveClass,
  removeClassTeacher,
  renewClassCode,
  updateClass,
} from '@codivia/contract/api/classes';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useClassServer } from '../class-server.ts';
import { classKey, useClassChange } from '../classes.api.ts';

/** Changes the name of a member in the roster. */
export function useRenameMember(id: string) {
  const { call } = useClassServer();
  return useClassChange(({ member_id, name }: { member_id: string; name: string }) =>
    call(renameClassMember, { params: { id, member_id }, body: { name } }),
  );
}

/** Removes a member. */
export function useRemoveMember(id: string) {
  const { call } = useClassServer();
  return useClassChange((member_id: string) =>
    call(removeClassMember, { params: { id, member_id } }),
  );
}

/** Takes a removed class account back. */
export function useRestoreMember(id: string) {
  const { call } = useClassServer();
  return useClassChange((member_id: string) =>
    call(restoreClassMember, { params: { id, member_id } }),
  );
}

/** Changes the fields of a class, and opens or closes joining; one that a colleague has changed is read again. */
export function useUpdateClass(id: string) {
  const { call } = useClassServer();
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof updateClass>['body']) =>
      call(updateClass, { params: { id }, body }),
    onSuccess: (changed) => queries.setQueryData(classKey(id), changed),
    onError: () => queries.invalidateQueries({ queryKey: classKey(id) }),
  });
}

/** Gives a class a new code. */
export function useRenewCode(id: string) {
  const { call } = useClassServer();
  return useClassChange(() => call(renewClassCode, { params: { id } }));
}

/** Archives a class. */
export function useArchiveClass(id: string) {
  const { call } = useClassServer();
  return useClassChange(() => call(archiveClass, { params: { id } }));
}

/** Adds a colleague by the address of their account. */
export function useAddTeacher(id: string) {
  const { call } = useClassServer();
  return useClassChange(
    (email: string) => call(addClassTeacher, { params: { id }, body: { email } }),
    FAILURE_SHOWN,
  );
}

/** Removes a colleague, or leaves the class. */
export function useRemoveTeacher(id: string) {
  const { call } = useClassServer();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (user_id: string) => call(removeClassTeacher, { params: { id, user_id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: classKey(id) }),
  });
}

/** Makes cards: their words are in this answer alone, and must not stay in memory longer than they are shown. */
function useCards<Argument>(id: string, make: (argument: Argument) => Promise<ClassCard[]>) {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: make,
    onSettled: () => queries.invalidateQueries({ queryKey: classKey(id) }),
    gcTime: 0,
  });
}

/** Makes class accounts from names. */
export function useAddAccounts(id: string) {
  const { call } = useClassServer();
  return useCards(id, (names: string[]) =>
    call(addClassAccounts, { params: { id }, body: { names } }),
  );
}

/** Gives class accounts new words. */
export function useRenewWords(id: string) {
  const { call } = useClassServer();
  return useCards(id, (member_ids: string[]) =>
    call(renewClassWords, { params: { id }, body: { member_ids } }),
  );
}
