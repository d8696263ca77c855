import type { Language } from '@codivia/contract/api/language';
import { listLearningPaths, readLearningPath } from '@codivia/contract/api/learning-paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';

/** All paths with the ids of their courses, in both languages. */
export const learningPathsQuery = queryOptions({
  queryKey: ['learning-paths'],
  queryFn: () => call(listLearningPaths),
});

export function useLearningPaths() {
  return useQuery(learningPathsQuery);
}

/** One path, with its courses described in `language`. */
export function learningPathQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['learning-paths', language, id],
    queryFn: () => call(readLearningPath, { params: { id }, query: { lang: language } }),
  });
}

export function useLearningPath(id: string) {
  return useQuery(learningPathQuery(id, useLanguage()));
}
