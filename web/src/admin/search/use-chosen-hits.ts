import type { FoundText, Hit } from '@codivia/contract/api/admin-text-search';
import { useState } from 'react';

/** The hits of a lesson that are to be replaced. */
export type ChosenHits = { id: string; revision: number; hits: number[] };

const keyOf = ({ id, revision }: FoundText, { number }: Hit) => `${id} ${revision} ${number}`;

/** Keeps which hits are to be replaced: those in texts at first, those in code once they are ticked. */
export function useChosenHits(found: readonly FoundText[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (content: FoundText, hit: Hit) =>
    content.kind === 'lesson' && (changed.get(keyOf(content, hit)) ?? !hit.code);
  const chosen = found
    .map((content): ChosenHits => {
      const { id, revision } = content;
      const hits = content.hits.filter((hit) => isChosen(content, hit));
      return { id, revision, hits: hits.map(({ number }) => number) };
    })
    .filter(({ hits }) => hits.length > 0);
  return {
    chosen,
    isChosen,
    /** Chooses hits of a lesson, or leaves them. */
    choose: (content: FoundText, hits: readonly Hit[], wanted: boolean) =>
      setChanged(
        (now) => new Map([...now, ...hits.map((hit) => [keyOf(content, hit), wanted] as const)]),
      ),
    /** True if code is among what is chosen. */
    withCode: found.some((content) =>
      content.hits.some((hit) => hit.code && isChosen(content, hit)),
    ),
  };
}

export type HitChoice = ReturnType<typeof useChosenHits>;
