import { type ImportedRow, importUsers } from '@codivia/contract/api/admin-user-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../lib/failed-changes.ts';
import { memberKey } from '../../../lib/query.ts';
import { type ListedUser, type ListProblem, readUserList } from './read-user-list.ts';

/** A person of the list with what the server says about them. */
export type JudgedUser = ListedUser & ImportedRow;

async function send(people: readonly ListedUser[], dry_run: boolean) {
  const rows = people.map(({ name, email, language, premium_until }) => {
    return { name, email, language, premium_until };
  });
  const { rows: judged, created } = await call(importUsers, { body: { rows, dry_run } });
  const judgedUsers = people.flatMap((person, i): JudgedUser[] => {
    const row = judged[i];
    return row ? [{ ...person, ...row }] : [];
  });
  return { created, people: judgedUsers };
}

/** Reads a list, has it judged, and creates its accounts. */
export function useUserImport() {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<ListProblem>();
  const judging = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (people: readonly ListedUser[]) => send(people, true),
  });
  const creating = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (people: readonly ListedUser[]) => send(people, false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberKey('admin') }),
  });

  async function take(file: File): Promise<void> {
    judging.reset();
    creating.reset();
    const bytes = await file.arrayBuffer().catch(() => null);
    const read = bytes ? readUserList(new Uint8Array(bytes)) : 'unreadable';
    setProblem(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') judging.mutate(read);
  }

  return {
    take,
    problem,
    error: judging.error ?? creating.error,
    people: judging.data?.people,
    isJudging: judging.isPending,
    isCreating: creating.isPending,
    create: creating.mutate,
  };
}
