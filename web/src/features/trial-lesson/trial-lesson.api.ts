import type { Language } from '@codivia/contract/api/language';
import { readTrialLesson } from '@codivia/contract/lessons/trial-lesson';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The lesson that anyone may take without an account, in `language`. */
export function trialLessonQuery(language: Language) {
  return queryOptions({
    queryKey: ['trial-lesson', language],
    queryFn: () => call(readTrialLesson, { query: { lang: language } }),
  });
}
