import type { Language } from '@codivia/contract/api/language';
import { readLesson, readUserLesson } from '@codivia/contract/lessons/lessons';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** A lesson to take, in `language`; a failure is never retried (docs/product.md#data-fetching). */
export function userLessonQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: memberKey('lesson', id, language),
    queryFn: () => call(readUserLesson, { params: { id }, query: { lang: language } }),
    retry: false,
  });
}

/** Returns the query for what anyone may know of a lesson. */
export function lessonSummaryQuery(id: string) {
  return queryOptions({
    queryKey: ['lesson', id],
    queryFn: () => call(readLesson, { params: { id } }),
  });
}
