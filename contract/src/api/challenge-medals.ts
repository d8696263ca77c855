import Type, { type Static } from 'typebox';
import type { ChallengeLevel, ChallengeTopic } from './challenge-files.ts';

/** Medals of challenges, which stand beside the badges of XP (docs/product.md#challenge-medals). */
export const ChallengeMedal = Type.Union([
  Type.Literal('first'),
  Type.Literal('five'),
  Type.Literal('fifteen'),
  Type.Literal('thirty'),
  Type.Literal('explorer'),
  Type.Literal('summit'),
  Type.Literal('regular'),
]);
export type ChallengeMedal = Static<typeof ChallengeMedal>;

/** A solved challenge, as it counts towards medals. */
export interface SolvedChallenge {
  topic: ChallengeTopic;
  level: ChallengeLevel;
  /** Solved in the week in which it was the latest. */
  in_its_week: boolean;
}

/** A member's progress towards a medal. */
export interface MedalProgress {
  medal: ChallengeMedal;
  done: number;
  needed: number;
}

/** Returns every medal with its progress: one is earned when all conditions are met. */
export function medalProgress(solved: readonly SolvedChallenge[]): MedalProgress[] {
  const count = solved.length;
  const topics = new Set(solved.map(({ topic }) => topic)).size;
  const hard = solved.filter(({ level }) => level === 3).length;
  const prompt = solved.filter((one) => one.in_its_week).length;
  const rules: Record<ChallengeMedal, [done: number, needed: number]> = {
    first: [count, 1],
    five: [count, 5],
    fifteen: [count, 15],
    thirty: [count, 30],
    explorer: [topics, 4],
    summit: [hard, 5],
    regular: [prompt, 4],
  };
  return Object.entries(rules).map(([medal, [done, needed]]) => ({
    medal: medal as ChallengeMedal,
    done: Math.min(done, needed),
    needed,
  }));
}
