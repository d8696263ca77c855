import {
  type Challenge,
  listChallengeResults,
  listChallenges,
  readChallenge,
  readCurrentChallenge,
} from '@codivia/contract/api/challenges';
import type { Language } from '@codivia/contract/api/language';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** The published challenges, the same for everybody. */
export const challengesQuery = queryOptions({
  queryKey: ['challenges', 'list'],
  queryFn: () => call(listChallenges),
});

export const useChallenges = () => useQuery(challengesQuery);

const OWN = memberKey('challenges', 'results');

/** The member's results and medals; nothing is requested for visitors. */
export function useOwnChallenges(signedIn: boolean) {
  return useQuery({ queryKey: OWN, queryFn: () => call(listChallengeResults), enabled: signedIn });
}

/** The challenge of the week, for visitors to read. */
export function useCurrentChallenge(language: Language) {
  return useQuery({
    queryKey: ['challenges', 'current', language],
    queryFn: () => call(readCurrentChallenge, { query: { lang: language } }),
  });
}

const oneKey = (id: string) => memberKey('challenges', 'one', id);

/** The parts of a challenge that the member may have. */
export function useChallenge(id: string, language: Language) {
  return useQuery<Challenge>({
    queryKey: [...oneKey(id), language],
    queryFn: () => call(readChallenge, { params: { id }, query: { lang: language } }),
  });
}

/** Fetches a challenge again, and everything that a result changes. */
export function refreshChallenge(queryClient: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: oneKey(id) }),
    queryClient.invalidateQueries({ queryKey: OWN }),
  ]);
}
