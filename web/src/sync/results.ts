import {
  type Check,
  type Pass,
  WRONG_TRIES_MAX,
  WRONG_TRY_MAX_LENGTH,
  type WrongTry,
} from '@codivia/contract/exercises/results';
import type { Refusal } from './delivery-outcome.ts';
import { createEntries, type Waiting } from './stored-entries.ts';

/** The result of one exercise, as this browser knows it. */
export interface KnownResult {
  /** All tries made here. */
  tries: number;
  passed: boolean;
  /** The latest right answer, until the account has it. */
  solved: Pass | null;
  /** The latest check of a member of a class, until the account has it. */
  check?: Check | undefined;
  /** The latest wrong answers, until the account has them. */
  wrong?: WrongTry[] | undefined;
  /** Its output was shown before it was solved: it cannot be solved any more. */
  seen?: boolean;
  /** Tells whether the account has all this. */
  sent: boolean;
}

export type WaitingResult = Waiting<KnownResult>;

function withTries(before: KnownResult | undefined, more: KnownResult): KnownResult {
  const tries = (before?.tries ?? 0) + more.tries;
  const passedBefore = before?.passed ?? false;
  const seen = !passedBefore && Boolean(before?.seen || more.seen);
  const check = more.check ?? before?.check;
  const wrong = [...(before?.wrong ?? []), ...(more.wrong ?? [])].slice(-WRONG_TRIES_MAX);
  const latest = { ...(check && { check }), ...(wrong[0] && { wrong }) };
  if (seen) return { tries, passed: false, solved: null, ...latest, seen, sent: false };
  return {
    tries,
    ...latest,
    passed: passedBefore || more.passed,
    solved: more.solved ?? before?.solved ?? null,
    sent: false,
  };
}

/** Browsers may still hold results under the field's earlier name, `told`. */
function withSent(stored: unknown): Record<string, KnownResult> {
  const entries = Object.entries(stored as Record<string, KnownResult & { told?: boolean }>);
  return Object.fromEntries(
    entries.map(([place, { told = false, sent = told, ...result }]) => [
      place,
      { ...result, sent },
    ]),
  );
}

/** An answer that the account does not accept is not solved here either; its tries are still to be sent. */
const withoutAnswer = (result: KnownResult, refusal?: Refusal): KnownResult =>
  refusal?.isContent
    ? { ...result, passed: false, solved: null }
    : { ...result, solved: null, check: undefined, wrong: undefined, sent: true };

/** The results of everybody in this browser. */
export const knownResults = createEntries<KnownResult>({
  storageKey: 'exercise_results',
  merge: withTries,
  settled: withoutAnswer,
  namesBrowser: true,
  fromStored: withSent,
});

const placeOf = (lesson: string, exercise: string) => `${lesson}/${exercise}`;

/** Counts one answer that was checked; `solved` when it was right. */
export function countTry(
  person: string,
  { lesson, exercise }: { lesson: string; exercise: string },
  solved: Pass | null,
  check?: Check,
  wrongTry?: WrongTry | null,
): void {
  const wrong = wrongTry && JSON.stringify(wrongTry).length < WRONG_TRY_MAX_LENGTH && [wrongTry];
  const more = { ...(check && { check }), ...(wrong && { wrong }) };
  const tried = { tries: 1, passed: solved !== null, solved, ...more, sent: false };
  knownResults.add(person, placeOf(lesson, exercise), tried);
}

/** Records that the output of an exercise was shown; has no effect where it was solved here before. */
export function markSeen(person: string, lesson: string, exercise: string): void {
  const place = placeOf(lesson, exercise);
  const before = knownResults.read(person)[place];
  if (before?.passed || before?.seen) return;
  const tries = before ? 0 : 1;
  knownResults.add(person, place, { tries, passed: false, solved: null, seen: true, sent: false });
}

/** Tells whether the output of an exercise was shown to a person here before they had solved it. */
export const isSeenHere = (person: string, lesson: string, exercise: string): boolean =>
  knownResults.read(person)[placeOf(lesson, exercise)]?.seen ?? false;

/** The exercises of a lesson that a person has solved here. */
export function solvedHere(person: string, lesson: string): string[] {
  return Object.entries(knownResults.read(person))
    .filter(([place, { passed }]) => passed && place.startsWith(`${lesson}/`))
    .map(([place]) => place.slice(lesson.length + 1));
}
