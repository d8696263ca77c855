import { type ExerciseDraft, keepExerciseDraft } from '@codivia/contract/exercises/drafts';
import { call } from '../api.ts';
import { type ApiError, currentVersionIn } from '../api-error.ts';
import { outcomeOf } from '../exercise-results/report-results.ts';
import { readSession } from '../session.ts';
import {
  bringDraft,
  markDraftRefused,
  markDraftSent,
  type UnsentDraft,
  unsentDrafts,
} from './known-drafts.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;

export { bringDraft };

let sending: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Returns false when it is to be tried again soon. `onRefused` is called when the account will never take it. */
async function send(draft: UnsentDraft, onRefused: (error: ApiError) => void): Promise<boolean> {
  try {
    const { revision } = await call(keepExerciseDraft, { params: draft.params, body: draft.body });
    markDraftSent(draft, revision);
  } catch (error) {
    const theirs = currentVersionIn<ExerciseDraft>(error);
    if (theirs) {
      bringDraft(draft.params.lesson_id, theirs);
      return true;
    }
    const outcome = outcomeOf(error);
    if (outcome === 'later') return false;
    // `withheld`: the member may read the lesson again one day.
    if (outcome !== 'withheld') markDraftRefused(draft);
    if (outcome === 'refused') onRefused(error as ApiError);
  }
  return true;
}

async function sendAll(person: string, onRefused: (error: ApiError) => void): Promise<void> {
  clearTimeout(retry);
  const sent = new Set<string>();
  for (;;) {
    // An edit of this moment, or one that met another device's, is sent once more, but nothing is sent for ever.
    const next = unsentDrafts().find((one) => !sent.has(JSON.stringify(one)));
    if (!next || readSession().user?.id !== person) return;
    sent.add(JSON.stringify(next));
    if (await send(next, onRefused)) continue;
    retry = setTimeout(() => void sendDrafts(), RETRY_MS);
    return;
  }
}

/**
 * Sends what the member has written in exercises to the account, one after the other. What could not be sent stays in
 * this browser and is tried again. Called meanwhile, it waits for the same end.
 */
export function sendDrafts(onRefused: (error: ApiError) => void = () => {}): Promise<void> {
  const person = readSession().user?.id;
  if (!person) return Promise.resolve();
  sending ??= sendAll(person, onRefused).finally(() => {
    sending = undefined;
  });
  return sending;
}
