import {
  addAdminClassTeacher,
  countAdminClasses,
  listAdminClasses,
  readAdminClass,
} from '@codivia/contract/api/admin-classes';
import { readSeats, setSeats } from '@codivia/contract/api/admin-seats';
import {
  type AdminTeachersQuery,
  countAdminTeachers,
  listAdminTeachers,
  readUserTeacher,
  setUserTeacher,
} from '@codivia/contract/api/admin-teachers';
import type { Input } from '@codivia/contract/api/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import { type ListView, pageQuery } from './schools-view.ts';

const schools = (...rest: readonly unknown[]) => memberKey('admin', 'schools', ...rest);

/** Everything in the panel is asked for again: a decision changes several lists, and the log of changes. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: memberKey('admin') });
}

type TeacherFilters = Pick<AdminTeachersQuery, 'q' | 'state'>;

/** One page of teachers or of requests, and how many fit. */
function useTeacherPage(filters: TeacherFilters, order: Partial<AdminTeachersQuery>, page: number) {
  const query = { ...filters, ...order, ...pageQuery(page) };
  return useQuery({
    queryKey: schools('teachers', query),
    queryFn: async () => {
      const [rows, { total }] = await Promise.all([
        call(listAdminTeachers, { query }),
        call(countAdminTeachers, { query: filters }),
      ]);
      return { rows, total };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const wordsOf = (q: string) => (q ? { q } : {});

/** Requests to become a teacher: those that have waited longest first. */
export function useRequests({ q, choice, page }: ListView<'requests'>) {
  const direction = choice === 'asked' ? 'asc' : 'desc';
  return useTeacherPage({ ...wordsOf(q), state: choice }, { sort: 'at', direction }, page);
}

/** Those who teach. */
export function useTeachers({ q, choice, page }: ListView<'teachers'>) {
  const direction = choice === 'at' ? 'desc' : 'asc';
  return useTeacherPage({ ...wordsOf(q), state: 'granted' }, { sort: choice, direction }, page);
}

/** Grants or withdraws the capability of a teacher, or declines a request. */
export function useSetTeacher(userId: string) {
  return useMutation({
    mutationFn: (body: Input<typeof setUserTeacher>['body']) =>
      call(setUserTeacher, { params: { id: userId }, body }),
    onSettled: useRefresh(),
  });
}

/** Whether an account is a teacher's. */
export function useUserTeacher(userId: string) {
  return useQuery({
    queryKey: schools('user', userId),
    queryFn: () => call(readUserTeacher, { params: { id: userId } }),
    staleTime: 0,
  });
}

/** The teachers whom a search finds first; none before somebody searches. */
export function useFoundTeachers(q: string) {
  const query = { q, state: 'granted', sort: 'name', direction: 'asc', limit: 8 } as const;
  return useQuery({
    queryKey: schools('found', q),
    queryFn: () => call(listAdminTeachers, { query }),
    enabled: q.trim() !== '',
  });
}

const CLASS_FILTERS = {
  current: { archived: false },
  orphaned: { archived: false, without_teacher: true },
  archived: { archived: true },
  all: {},
} as const;

/** One page of classes, those without a teacher first, and how many fit. */
export function useClassPage({ q, choice, page }: ListView<'classes'>) {
  const filters = { ...wordsOf(q), ...CLASS_FILTERS[choice] };
  const query = { ...filters, ...pageQuery(page) };
  return useQuery({
    queryKey: schools('classes', query),
    queryFn: async () => {
      const [rows, { total }] = await Promise.all([
        call(listAdminClasses, { query }),
        call(countAdminClasses, { query: filters }),
      ]);
      return { rows, total };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One class. */
export function useAdminClass(id: string) {
  return useQuery({
    queryKey: schools('class', id),
    queryFn: () => call(readAdminClass, { params: { id } }),
    staleTime: 0,
  });
}

/** Gives a class a teacher. */
export function useAddTeacher(classId: string) {
  return useMutation({
    mutationFn: (user_id: string) =>
      call(addAdminClassTeacher, { params: { id: classId }, body: { user_id } }),
    onSettled: useRefresh(),
  });
}

/** The licence of a class, and how many have a seat. */
export function useSeats(classId: string) {
  return useQuery({
    queryKey: schools('seats', classId),
    queryFn: () => call(readSeats, { params: { id: classId } }),
    staleTime: 0,
  });
}

/** Sets the licence of a class, or takes it away. */
export function useSetSeats(classId: string) {
  return useMutation({
    mutationFn: (body: Input<typeof setSeats>['body']) =>
      call(setSeats, { params: { id: classId }, body }),
    onSettled: useRefresh(),
  });
}
