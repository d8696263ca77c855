import { copyLesson } from '@codivia/contract/api/admin-copies';
import { listAdminCourses } from '@codivia/contract/api/admin-courses';
import {
  listLessonVersions,
  readLessonVersion,
  restoreLessonVersion,
} from '@codivia/contract/api/admin-lesson-versions';
import {
  type AdminLesson,
  type AdminLessonSummary,
  checkExplorable,
  createAdminLesson,
  deleteAdminLesson,
  type LessonFields,
  listAdminLessons,
  type ProvenExercises,
  previewLessonDeletion,
  readAdminLesson,
  reorderLessons,
  restoreAdminLesson,
  updateAdminLesson,
} from '@codivia/contract/api/admin-lessons';
import type { ExplorableOptions } from '@codivia/contract/exercises/explore';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const LIST = memberKey('admin', 'lessons');
const DELETED = memberKey('admin', 'lessons', 'deleted');
const lessonKey = (id: string) => memberKey('admin', 'lesson', id);
const versionsKey = (id: string) => memberKey('admin', 'lesson', id, 'versions');

export const reviewKey = (id: string) => memberKey('admin', 'lesson', id, 'review');

const allLessons = (deleted: boolean) => call(listAdminLessons, { query: { deleted } });

/** Every lesson that is not deleted, drafts among them. */
export function useAdminLessons() {
  // Another administrator may have changed them: what is shown is asked for again at every visit.
  return useQuery({ queryKey: LIST, queryFn: () => allLessons(false), staleTime: 0 });
}

/** The lessons that can be restored. */
export function useDeletedLessons(wanted: boolean) {
  return useQuery({
    queryKey: DELETED,
    queryFn: () => allLessons(true),
    staleTime: 0,
    enabled: wanted,
  });
}

/** The courses lessons may belong to. */
export function useLessonCourses() {
  return useQuery({
    queryKey: memberKey('admin', 'courses', 'of-lessons'),
    queryFn: () => call(listAdminCourses, { query: {} }),
    staleTime: 0,
  });
}

/** One lesson with everything in it. It is not fetched again while somebody edits it. */
export function useAdminLesson(id: string) {
  return useQuery({
    queryKey: lessonKey(id),
    queryFn: () => call(readAdminLesson, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Returns the number of learners who have begun a lesson. */
export function useLessonDeletion(id: string | null) {
  return useQuery({
    queryKey: memberKey('admin', 'lesson', id ?? '', 'deletion'),
    queryFn: () => call(previewLessonDeletion, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
  });
}

export function useLessonVersions(id: string, wanted: boolean) {
  return useQuery({
    queryKey: versionsKey(id),
    queryFn: () => call(listLessonVersions, { params: { id } }),
    enabled: wanted,
    staleTime: 0,
  });
}

/** Returns the contents of one version of a lesson; they never change. */
export function useLessonVersion(id: string, revision: number | null) {
  return useQuery({
    queryKey: memberKey('admin', 'lesson', id, 'version', revision),
    queryFn: () => call(readLessonVersion, { params: { id, revision: String(revision) } }),
    enabled: revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Asks for the faults in the options of an explorable, as saving would find them, with these options: the last answer
 * stays until the next one has come.
 */
export function useExplorableCheck(explorable: string, options: ExplorableOptions) {
  return useQuery({
    queryKey: memberKey('admin', 'explorable-check', explorable, options),
    queryFn: async () => {
      const body = { explorable, options };
      return { ...body, ...(await call(checkExplorable, { body })) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Puts a saved lesson into the list, and refetches everything else that shows it. */
function noteSaved(queryClient: QueryClient, lesson: AdminLesson): void {
  queryClient.setQueryData<AdminLessonSummary[]>(LIST, (known) =>
    known?.map((one) => (one.id === lesson.id ? { ...one, ...lesson } : one)),
  );
  void queryClient.invalidateQueries({ queryKey: versionsKey(lesson.id) });
  void queryClient.invalidateQueries({ queryKey: reviewKey(lesson.id) });
  refetchLists(queryClient);
}

/** Adds a new lesson to the list. */
function noteMade(queryClient: QueryClient, made: AdminLesson): void {
  queryClient.setQueryData<AdminLessonSummary[]>(LIST, (known) => known && [...known, made]);
  noteSaved(queryClient, made);
}

/** Refetches the list of lessons, and in this browser the courses and lessons that learners see. */
function refetchLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LIST });
  void queryClient.invalidateQueries({ queryKey: ['courses'] });
  void queryClient.invalidateQueries({ queryKey: ['course'] });
  void queryClient.invalidateQueries({ queryKey: ['lesson'] });
  queryClient.removeQueries({ queryKey: memberKey('lesson') });
}

/** Returns a function that refetches the list of lessons. */
export function useRefreshList(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: LIST });
}

/** Returns a function that refetches lessons that were changed beside the editor, the opened one too. */
export function useRefreshLessons(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.resetQueries({ queryKey: memberKey('admin', 'lesson') });
    refetchLists(queryClient);
  };
}

export function useSaveLesson(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Partial<LessonFields> & ProvenExercises & { revision: number }) =>
      call(updateAdminLesson, { params: { id }, body }),
    onSuccess: (saved) => noteSaved(queryClient, saved),
  });
}

export function useCreateLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Partial<LessonFields> & { id?: string; title: string }) =>
      call(createAdminLesson, { body }),
    onSuccess: (made) => noteMade(queryClient, made),
  });
}

/** Copies a lesson into a course. */
export function useCopyLesson(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (course_id: string | null) =>
      call(copyLesson, { params: { id }, body: { course_id } }),
    onSuccess: (made) => noteMade(queryClient, made),
  });
}

export function useDeleteLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (id: string) => call(deleteAdminLesson, { params: { id } }),
    // Also after a failure: it may have been deleted elsewhere.
    onSettled: (_done, _error, id) => {
      queryClient.setQueryData<AdminLessonSummary[]>(LIST, (known) =>
        known?.filter((one) => one.id !== id),
      );
      refetchLists(queryClient);
    },
  });
}

export function useRestoreLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (id: string) => call(restoreAdminLesson, { params: { id } }),
    onSettled: () => refetchLists(queryClient),
  });
}

export function useReorderLessons() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ course, ids }: { course: string; ids: string[] }) =>
      call(reorderLessons, { params: { id: course }, body: { lesson_ids: ids } }),
    // The list shows the new order at once; the server's answer or refusal decides.
    onMutate: ({ ids }) => {
      queryClient.setQueryData<AdminLessonSummary[]>(LIST, (known) =>
        known?.map((one) => {
          const index = ids.indexOf(one.id);
          return index < 0 ? one : { ...one, order_index: index + 1 };
        }),
      );
    },
    onSettled: () => refetchLists(queryClient),
  });
}

export function useRestoreVersion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ version, ...body }: ProvenExercises & { version: number; revision: number }) =>
      call(restoreLessonVersion, { params: { id, revision: String(version) }, body }),
    onSuccess: (saved) => noteSaved(queryClient, saved),
  });
}
