import {
  type ClassSummary,
  createClass,
  deleteClass,
  listClasses,
  readClass,
  type SchoolClass,
} from '@codivia/contract/api/classes';
import type { Input } from '@codivia/contract/api/endpoint';
import { readOwnTeacher, updateTeacher } from '@codivia/contract/api/teachers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FAILURE_SHOWN } from '../lib/failed-changes.ts';
import { memberKey } from '../lib/query.ts';
import { useClassServer } from './class-server.ts';

const LIST = memberKey('classes', 'list');
const TEACHER = memberKey('classes', 'teacher');

/** The first words of the key of everything about one class. */
export const classKey = (id: string) => memberKey('classes', 'one', id);

/** Whether the member is a teacher; the session may not know yet. */
export function useOwnTeacher(enabled: boolean) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: TEACHER,
    queryFn: () => call(readOwnTeacher),
    staleTime: 0,
    enabled,
  });
}

/** Changes the name that pupils read, and the school. Pages of classes then name the teacher anew. */
export function useUpdateTeacher() {
  const { call } = useClassServer();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof updateTeacher>['body']) => call(updateTeacher, { body }),
    onSuccess: (state) => {
      queries.setQueryData(TEACHER, state);
      void queries.invalidateQueries({ queryKey: memberKey('classes', 'one') });
    },
  });
}

/** The classes that the member teaches. */
export function useClasses() {
  const { call } = useClassServer();
  return useQuery<ClassSummary[]>({
    queryKey: LIST,
    queryFn: () => call(listClasses),
    staleTime: 0,
  });
}

/** One class with its roster: pupils join it, and colleagues change it. */
export function useClass(id: string) {
  const { call } = useClassServer();
  return useQuery<SchoolClass>({
    queryKey: classKey(id),
    queryFn: () => call(readClass, { params: { id } }),
    staleTime: 0,
  });
}

/** Makes a class. */
export function useCreateClass() {
  const { call } = useClassServer();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createClass>['body']) => call(createClass, { body }),
    onSuccess: (made) => {
      queries.setQueryData(classKey(made.id), made);
      void queries.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** Makes a change of a class; the answer is the changed class. */
export function useClassChange<Argument>(
  change: (argument: Argument) => Promise<SchoolClass>,
  meta = {},
) {
  const queries = useQueryClient();
  return useMutation({
    meta,
    mutationFn: change,
    onSuccess: (changed) => {
      queries.setQueryData(classKey(changed.id), changed);
      void queries.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** Deletes a class at once; its name is typed to confirm it. */
export function useDeleteClass(id: string) {
  const { call } = useClassServer();
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (name: string) => call(deleteClass, { params: { id }, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}
