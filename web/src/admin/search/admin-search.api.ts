import {
  replaceTexts,
  searchTexts,
  undoReplacement,
} from '@codivia/contract/api/admin-text-search';
import type { Answer, Input } from '@codivia/contract/api/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { offsetOf, type SearchView } from './search-address.ts';

export type SearchResults = Answer<typeof searchTexts>;
export type ReplacementResult = Answer<typeof replaceTexts>;

/** Searches in all texts, as soon as there is something to search for. */
export function useTextSearch(view: SearchView) {
  const { q, whole_word, match_case } = view;
  const query = { q, whole_word, match_case, offset: offsetOf(view) };
  return useQuery({
    queryKey: memberKey('admin', 'text-search', query),
    queryFn: () => call(searchTexts, { query }),
    enabled: q.trim() !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that refetches everything that shows the texts of lessons. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: memberKey('admin') });
    void queryClient.invalidateQueries({ queryKey: ['courses'] });
    void queryClient.invalidateQueries({ queryKey: ['course'] });
    void queryClient.invalidateQueries({ queryKey: ['lesson'] });
    queryClient.removeQueries({ queryKey: memberKey('lesson') });
  };
}

export function useReplaceTexts() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof replaceTexts>['body']) => call(replaceTexts, { body }),
    onSettled: useRefresh(),
  });
}

export function useUndoReplacement() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (id: number) => call(undoReplacement, { params: { id: String(id) } }),
    onSettled: useRefresh(),
  });
}
