import { type Course, listCourses, readCourse } from '@codivia/contract/api/courses';
import type { Language } from '@codivia/contract/api/language';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';

/** All courses with their lessons, described in `language`. */
export function coursesQuery(language: Language) {
  return queryOptions({
    queryKey: ['courses', language],
    queryFn: () => call(listCourses, { query: { lang: language } }),
  });
}

/** A new course is not shown before its first lesson. */
const withLessons = (courses: Course[]) => courses.filter(({ lessons }) => lessons.length > 0);

/** The courses that have lessons, described in the reader's language. */
export function useCourses() {
  return useQuery({ ...coursesQuery(useLanguage()), select: withLessons });
}

/** One course, described in `language`. */
export function courseQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['courses', language, id],
    queryFn: () => call(readCourse, { params: { id }, query: { lang: language } }),
  });
}

/**
 * One course, described in the reader's language; idle while its id is not known. The catalogue, where
 * it is here already, serves too.
 */
export function useCourse(courseId: string | undefined) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const catalogue = coursesQuery(language).queryKey;
  return useQuery({
    ...courseQuery(courseId ?? '', language),
    ...(courseId === undefined ? { queryFn: skipToken } : {}),
    initialData: () => queryClient.getQueryData(catalogue)?.find(({ id }) => id === courseId),
    initialDataUpdatedAt: () => queryClient.getQueryState(catalogue)?.dataUpdatedAt,
  });
}
