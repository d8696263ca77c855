import type { Language } from '@codivia/contract/api/language';
import { listSolvedPuzzles, readPuzzle } from '@codivia/contract/puzzles/puzzles';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { currentPerson } from '../../lib/person.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { solvedPuzzles } from '../../sync/solved-puzzles.ts';

/** The puzzle of a day, the same for everybody. */
export function usePuzzle(day: string, language: Language) {
  return useQuery({
    queryKey: ['puzzles', day, language],
    queryFn: () => call(readPuzzle, { params: { day }, query: { lang: language } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The days whose puzzle the reader has solved, the first one first: those of the account and those of this browser. */
export function useSolvedDays(): string[] {
  const { signedIn } = useSession();
  const { data: ofAccount = [] } = useQuery({
    queryKey: memberKey('solved-puzzles'),
    queryFn: () => call(listSolvedPuzzles),
    enabled: signedIn,
  });
  useSyncExternalStore(solvedPuzzles.watch, solvedPuzzles.text, () => null);
  const here = Object.keys(solvedPuzzles.read(currentPerson()));
  return [...new Set([...ofAccount.map(({ day }) => day), ...here])].sort();
}
