import type { Language } from '@codivia/contract/api/language';
import { readTrialLesson } from '@codivia/contract/lessons/trial-lesson';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';

/** The lesson that anyone may take without an account, in `language`. */
export function trialLessonQuery(language: Language) {
  return queryOptions({
    queryKey: ['trial-lesson', language],
    queryFn: () => call(readTrialLesson, { query: { lang: language } }),
  });
}

/** The lesson that anyone may take without an account, in the reader's language. */
export function useTrialLesson() {
  return useQuery(trialLessonQuery(useLanguage()));
}
