import { recordProgress } from '@codivia/contract/api/progress';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { outcomeOf, reportResults } from '../../lib/exercise-results/report-results.ts';
import { announceGrant } from '../../lib/exercise-results/xp-gains.ts';
import { MEMBER } from '../../lib/query.ts';
import { readSession } from '../../lib/session.ts';
import { pendingCompletions, removePendingCompletion } from './pending-completions.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;

let sending: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends one completion. Returns false when it is to be tried again. */
async function send(person: string, lesson: string): Promise<boolean> {
  try {
    const body = { lesson_id: lesson, completed: true };
    const { xp_awarded } = await call(recordProgress, { body });
    announceGrant({ person, xp: xp_awarded, prompt: false });
  } catch (error) {
    const outcome = outcomeOf(error);
    // `withheld`: the member may read the lesson again one day.
    if (outcome === 'later' || outcome === 'withheld') return outcome === 'withheld';
  }
  removePendingCompletion(person, lesson);
  return true;
}

async function sendAll(queryClient: QueryClient, person: string): Promise<void> {
  clearTimeout(retry);
  const lessons = pendingCompletions(person);
  if (lessons.length === 0) return;
  // A certificate counts the answers, so they come first.
  await reportResults(queryClient);
  for (const lesson of lessons) {
    if (readSession().user?.id !== person) return;
    if (await send(person, lesson)) continue;
    retry = setTimeout(() => void reportCompletions(queryClient), RETRY_MS);
    break;
  }
  await queryClient.invalidateQueries({ queryKey: [MEMBER] });
}

/**
 * Sends the completions that could not be sent, in order; the server counts each once. Called meanwhile, it
 * waits for the same end.
 */
export function reportCompletions(queryClient: QueryClient): Promise<void> {
  const person = readSession().user?.id;
  if (!person) return Promise.resolve();
  sending ??= sendAll(queryClient, person).finally(() => {
    sending = undefined;
  });
  return sending;
}
