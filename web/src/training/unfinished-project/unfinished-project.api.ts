import { readUnfinishedProject } from '@codivia/contract/exercises/unfinished-project';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';

/** The open project that the member worked on last. Fetched at each visit, since a lesson may have changed it. */
export function useUnfinishedProject() {
  const language = useLanguage();
  return useQuery({
    queryKey: memberKey('unfinished-project', language),
    queryFn: () => call(readUnfinishedProject, { query: { lang: language } }),
    staleTime: 0,
    // The dashboard waits for it, and does without it.
    retry: false,
  });
}
