import { listCourses, readCourse } from '@codivia/contract/courses';
import type { Language } from '@codivia/contract/language';
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

/** The courses, described in the reader's language. */
export function useCourses() {
  return useQuery(coursesQuery(useLanguage()));
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
    queryKey: ['courses', language, courseId],
    queryFn:
      courseId === undefined
        ? skipToken
        : () => call(readCourse, { params: { id: courseId }, query: { lang: language } }),
    initialData: () => queryClient.getQueryData(catalogue)?.find(({ id }) => id === courseId),
    initialDataUpdatedAt: () => queryClient.getQueryState(catalogue)?.dataUpdatedAt,
  });
}
