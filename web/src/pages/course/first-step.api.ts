import type { Language } from '@codivia/contract/api/language';
import { readFirstStep } from '@codivia/contract/lessons/first-step';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The first step of a course, in `language`; null where it has none. */
export function firstStepQuery(courseId: string, language: Language) {
  return queryOptions({
    queryKey: ['first-step', language, courseId],
    queryFn: () => call(readFirstStep, { params: { id: courseId }, query: { lang: language } }),
  });
}
