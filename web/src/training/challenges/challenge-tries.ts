import type { ChallengeReport } from '@codivia/contract/api/challenges';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { newBrowser } from '../../lib/exercise-results/known-results.ts';
import { readStoredJson, store } from '../../lib/storage.ts';

/** What this browser knows of a member's tries at a challenge. */
interface KnownTries {
  tries: number;
  best: number;
  version: string;
  /** A program that has passed, until the account has it. */
  answer: AnswerParts | null;
  sent: boolean;
}

interface Known {
  browser: string;
  people: Record<string, Record<string, KnownTries>>;
}

function read(): Known {
  const known = readStoredJson('challenge_tries') as Known | null;
  return known?.browser && known.people ? known : { browser: newBrowser(), people: {} };
}

const write = (known: Known) => void store('challenge_tries', JSON.stringify(known));

/** A try that was checked: how many cases passed, and the program when all did. */
export interface CheckedTry {
  version: string;
  done: number;
  answer: AnswerParts | null;
}

/** Counts a try at once, so that none is lost where there is no network. */
export function countChallengeTry(person: string, id: string, checked: CheckedTry): void {
  const known = read();
  const own = known.people[person] ?? {};
  const before = own[id];
  const best = before?.version === checked.version ? before.best : 0;
  own[id] = {
    tries: (before?.tries ?? 0) + 1,
    best: Math.max(best, checked.done),
    version: checked.version,
    answer: checked.answer ?? (before?.version === checked.version ? before.answer : null),
    sent: false,
  };
  write({ ...known, people: { ...known.people, [person]: own } });
}

/** What the account is still to be told of a challenge; null when there is nothing. */
export function pendingChallenge(person: string, id: string): ChallengeReport | null {
  const { browser, people } = read();
  const known = people[person]?.[id];
  if (!known || known.sent) return null;
  const { tries, best, version, answer } = known;
  return { browser, tries, best, version, ...(answer ? { answer } : {}) };
}

/** The challenges whose tries a person's account does not have yet. */
export function pendingChallenges(person: string): string[] {
  return Object.entries(read().people[person] ?? {}).flatMap(([id, { sent }]) => (sent ? [] : id));
}

/** The account has it, unless there was another try meanwhile. A refused program is not sent again. */
export function markChallengeSent(person: string, id: string, report: ChallengeReport): void {
  const known = read();
  const found = known.people[person]?.[id];
  if (!found || found.tries !== report.tries) return;
  found.sent = true;
  found.answer = null;
  write(known);
}
