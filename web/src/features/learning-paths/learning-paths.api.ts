import type { Language } from '@codivia/contract/api/language';
import {
  choosePath,
  listLearningPaths,
  readChosenPath,
  readLearningPath,
} from '@codivia/contract/api/learning-paths';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';

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

const CHOSEN = memberKey('chosen-path');

/** The path that the member has chosen, and whether they were asked. */
export function useChosenPath() {
  return useQuery({ queryKey: CHOSEN, queryFn: () => call(readChosenPath), retry: false });
}

/** Chooses a path, or none for now. */
export function useChoosePath() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path_id: string | null) => call(choosePath, { body: { path_id } }),
    onSuccess: (chosen) => queryClient.setQueryData(CHOSEN, chosen),
  });
}
