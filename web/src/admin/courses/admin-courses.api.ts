import { copyCourse } from '@codivia/contract/api/admin-copies';
import { exportCourse, importCourse } from '@codivia/contract/api/admin-course-files';
import {
  countAdminCourses,
  createAdminCourse,
  deleteAdminCourse,
  listAdminCourses,
  previewCourseDeletion,
  readAdminCourse,
  reorderCourses,
  restoreAdminCourse,
  updateAdminCourse,
} from '@codivia/contract/api/admin-courses';
import type { Input } from '@codivia/contract/api/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { oneByOne } from '../kit/one-by-one.ts';

const COURSES = memberKey('admin', 'courses');

/** The courses that are not deleted, drafts among them, found by `search`. */
export function useAdminCourses(search: string) {
  return useQuery({
    queryKey: [...COURSES, 'list', search],
    queryFn: () => call(listAdminCourses, { query: search ? { q: search } : {} }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The deleted courses that can still be restored, the last deleted first. */
export function useDeletedCourses() {
  return useQuery({
    queryKey: [...COURSES, 'deleted'],
    queryFn: () =>
      call(listAdminCourses, {
        query: { deleted: true, sort: 'deleted_at', direction: 'desc' },
      }),
    staleTime: 0,
  });
}

/** Returns the number of deleted courses. */
export function useDeletedCourseCount() {
  return useQuery({
    queryKey: [...COURSES, 'deleted', 'count'],
    queryFn: () => call(countAdminCourses, { query: { deleted: true } }),
    staleTime: 0,
  });
}

/** One course with all its texts, as it is now: an edit begins from it. */
export function useAdminCourse(id: string) {
  return useQuery({
    queryKey: [...COURSES, 'one', id],
    queryFn: () => call(readAdminCourse, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Returns a function that refetches everything a change of a course may show in, on learners' pages too. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: memberKey('admin') });
    void queryClient.invalidateQueries({ queryKey: ['courses'] });
  };
}

export function useCreateCourse() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof createAdminCourse>['body']) =>
      call(createAdminCourse, { body }),
    onSuccess: useRefresh(),
  });
}

/** Copies a course with its lessons. */
export function useCopyCourse(id: string) {
  return useMutation({
    mutationFn: () => call(copyCourse, { params: { id } }),
    onSuccess: useRefresh(),
  });
}

/** Changes fields of a course over the revision that the edit began from. */
export function useUpdateCourse() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ id, ...body }: { id: string } & Input<typeof updateAdminCourse>['body']) =>
      call(updateAdminCourse, { params: { id }, body }),
    onSuccess: useRefresh(),
  });
}

/** Returns what the deletion of these courses together would remove, and what it would keep. */
export function useCourseDeletions(ids: readonly string[]) {
  return useQuery({
    queryKey: [...COURSES, 'deletion', ...ids],
    queryFn: async () => {
      const each = await Promise.all(
        ids.map((id) => call(previewCourseDeletion, { params: { id } })),
      );
      const total = (name: 'lessons' | 'learners' | 'certificates') =>
        each.reduce((sum, deletion) => sum + deletion[name], 0);
      return {
        lessons: total('lessons'),
        learners: total('learners'),
        certificates: total('certificates'),
      };
    },
    enabled: ids.length > 0,
    staleTime: 0,
  });
}

/** Deletes courses, one request each (docs/product.md#panel-lists). */
export function useDeleteCourses() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (ids: readonly string[]) =>
      oneByOne(ids, (id) => call(deleteAdminCourse, { params: { id } })),
    onSettled: useRefresh(),
  });
}

/** Restores one deleted course with its lessons. */
export function useRestoreCourse() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (id: string) => call(restoreAdminCourse, { params: { id } }),
    onSuccess: useRefresh(),
  });
}

/** Restores deleted courses with their lessons. */
export function useRestoreCourses() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (ids: readonly string[]) =>
      oneByOne(ids, (id) => call(restoreAdminCourse, { params: { id } })),
    onSettled: useRefresh(),
  });
}

/** Puts all courses into an order, by their ids. */
export function useReorderCourses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (course_ids: string[]) => call(reorderCourses, { body: { course_ids } }),
    onSuccess: (courses) => queryClient.setQueryData([...COURSES, 'list', ''], courses),
    onSettled: useRefresh(),
  });
}

/** Fetches a course as a zip of its folder. */
export function useExportCourse() {
  return useMutation({
    mutationFn: async (id: string) => (await call(exportCourse, { params: { id } })) as Blob,
  });
}

/** Imports a course from a zip; `replace` is the revision of the course that it may replace. */
export function useImportCourse() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ file, replace }: { file: File; replace?: number | undefined }) =>
      call(importCourse, { query: replace === undefined ? {} : { replace }, body: file }),
    onSuccess: useRefresh(),
  });
}
