import type { ChallengeResult, ChallengeSummary } from '@codivia/contract/api/challenges';
import { useSearchParams } from 'react-router';

export const FILTERS = {
  topic: ['any', 'python', 'web', 'p5', 'sql'],
  level: ['any', '1', '2', '3'],
  state: ['any', 'solved', 'unsolved'],
} as const;
type FilterName = keyof typeof FILTERS;
export type ChallengeFilter = { [Name in FilterName]: (typeof FILTERS)[Name][number] };

function chosenOf<Name extends FilterName>(
  name: Name,
  given: string | null,
): ChallengeFilter[Name] {
  const values: readonly string[] = FILTERS[name];
  return (given && values.includes(given) ? given : 'any') as ChallengeFilter[Name];
}

/** The filter is kept in the address: it can be shared, and "back" brings it back. */
export function useChallengeFilter() {
  const [query, setQuery] = useSearchParams();
  const filter: ChallengeFilter = {
    topic: chosenOf('topic', query.get('topic')),
    level: chosenOf('level', query.get('level')),
    state: chosenOf('state', query.get('state')),
  };
  const change = (changes: Partial<ChallengeFilter>) =>
    setQuery(
      Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== 'any'),
      { replace: true, preventScrollReset: true },
    );
  return { filter, change };
}

/** Returns the challenges that match a filter. */
export function filterChallenges(
  all: readonly ChallengeSummary[],
  results: ReadonlyMap<string, ChallengeResult>,
  { topic, level, state }: ChallengeFilter,
): ChallengeSummary[] {
  return all.filter((one) => {
    const solved = Boolean(results.get(one.id)?.passed_at);
    return (
      (topic === 'any' || one.topic === topic) &&
      (level === 'any' || String(one.level) === level) &&
      (state === 'any' || solved === (state === 'solved'))
    );
  });
}
