import { type ReportedChallenge, reportChallenge } from '@codivia/contract/api/challenges';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { announceGrant } from '../lib/exercise-results/xp-gains.ts';
import { memberKey } from '../lib/query.ts';
import type { Failure } from './delivery-outcome.ts';
import { createOutbox } from './outbox.ts';
import { createEntries } from './stored-entries.ts';

/** A member's tries at a challenge, as this browser knows them. */
interface KnownTries {
  tries: number;
  best: number;
  version: string;
  /** A program that has passed, until the account has it. */
  answer: AnswerParts | null;
  sent: boolean;
}

/** The tries of everybody in this browser. */
export const knownTries = createEntries<KnownTries>({
  storageKey: 'challenge_tries',
  // A refused program is not sent again.
  settled: (entry) => ({ ...entry, answer: null, sent: true }),
  namesBrowser: true,
  merge(before, more) {
    const same = before?.version === more.version ? before : null;
    return {
      tries: (before?.tries ?? 0) + more.tries,
      best: Math.max(same?.best ?? 0, more.best),
      version: more.version,
      answer: more.answer ?? same?.answer ?? null,
      sent: false,
    };
  },
});

/** A try that was checked: how many cases passed, and the program when all did. */
export interface CheckedTry {
  version: string;
  done: number;
  answer: AnswerParts | null;
}

/** Counts a try at once, so that none is lost where there is no network. */
export function countChallengeTry(person: string, id: string, checked: CheckedTry): void {
  const { version, done, answer } = checked;
  knownTries.add(person, id, { tries: 1, best: done, version, answer, sent: false });
}

/** The result of sending the tries at a challenge. */
export type ChallengeNews = { id: string } & (
  | { reported: ReportedChallenge; passed: boolean }
  | { failure: Failure }
);

const listeners = new Set<(news: ChallengeNews) => void>();

/** Calls back whenever tries were sent, or could not be. Returns the function that stops this. */
export function watchChallengeTries(listener: (news: ChallengeNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(news: ChallengeNews): void {
  for (const listener of listeners) listener(news);
}

/** Sends the member's tries at challenges to the account. */
export const sendChallengeTries = createOutbox({
  from: knownTries,
  send({ key, entry: { sent: _, answer, ...counted } }) {
    const body = { browser: knownTries.browser(), ...counted, ...(answer && { answer }) };
    return call(reportChallenge, { params: { id: key }, body });
  },
  onSent(waiting, reported, { person, context }: { person: string; context: QueryClient }) {
    // When its page is closed, the learner is busy with something else.
    announceGrant({ person, xp: reported.xp_gained, prompt: listeners.size > 0 });
    notify({ id: waiting.key, reported, passed: waiting.entry.answer !== null });
    void context.invalidateQueries({ queryKey: memberKey('challenges') });
  },
  onFailed: ({ key }, failure) => notify({ id: key, failure }),
});
