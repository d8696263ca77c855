import {
  keepStepNote,
  STEP_NOTE_MAX_LENGTH,
  type StepNote,
} from '@codivia/contract/lessons/step-notes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type ApiError, currentVersionIn } from '../../lib/api-error.ts';
import { outcomeOf } from '../../lib/exercise-results/report-results.ts';
import { memberKey } from '../../lib/query.ts';
import { readSession } from '../../lib/session.ts';
import {
  bringStepNote,
  markKeptBack,
  markStepNoteSent,
  type PendingStepNote,
  pendingStepNotes,
  type StepPlace,
} from './pending-step-notes.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;

/** What a member is to know of sending: a note is now made of two, or the account will never take it. */
export type StepNoteNews = { joined: true } | { refused: ApiError };
type OnNews = (news: StepNoteNews) => void;

let sending: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const isAt = (place: StepPlace) => (one: StepPlace) =>
  one.lesson_id === place.lesson_id && one.step_id === place.step_id;

/** Shows what the account has wherever it is shown. */
function show(queryClient: QueryClient, kept: StepNote): void {
  const others = (all: StepNote[]) => all.filter((one) => !isAt(kept)(one));
  const inLesson = memberKey('step-notes', kept.lesson_id);
  const isKnown = queryClient.getQueryData(inLesson) !== undefined;
  queryClient.setQueryData<StepNote[]>(inLesson, (all = []) => [...others(all), kept]);
  // The others of the lesson could not be fetched.
  if (!isKnown) void queryClient.invalidateQueries({ queryKey: inLesson });
  const isSomething = kept.starred || kept.note !== '';
  queryClient.setQueryData<StepNote[]>(
    memberKey('step-notes'),
    (all) => all && [...others(all), ...(isSomething ? [kept] : [])],
  );
}

const bodyOf = ({ starred, note, step_index, step_title, revision }: PendingStepNote) => ({
  ...{ starred, note, step_index, step_title, revision },
});

type Waiting = ReturnType<typeof pendingStepNotes>[number];

/** Returns false when it is to be tried again soon. */
async function send(
  queryClient: QueryClient,
  { pending, ...place }: Waiting,
  onNews: OnNews,
): Promise<boolean> {
  try {
    const kept = await call(keepStepNote, { params: place, body: bodyOf(pending) });
    show(queryClient, kept);
    markStepNoteSent(place, kept);
  } catch (error) {
    const theirs = currentVersionIn<StepNote>(error);
    if (theirs) {
      show(queryClient, theirs);
      if (bringStepNote(place, theirs)) onNews({ joined: true });
      return true;
    }
    const outcome = outcomeOf(error);
    const isOver = outcome !== 'later' && outcome !== 'withheld';
    markKeptBack(place, pending, isOver ? 'refused' : outcome);
    if (isOver) onNews({ refused: error as ApiError });
    return outcome !== 'later';
  }
  return true;
}

/** Tells whether the account may take it as it is; a note that is too long waits until its author has shortened it. */
const maySend = ({ pending }: Waiting) =>
  pending.kept_back !== 'refused' && pending.note.length <= STEP_NOTE_MAX_LENGTH;

/** Tells apart what is sent in one run. */
const nameOf = ({ pending, ...place }: Waiting) => JSON.stringify([place, bodyOf(pending)]);

async function sendAll(queryClient: QueryClient, person: string, onNews: OnNews): Promise<void> {
  clearTimeout(timer);
  const sent = new Set<string>();
  for (;;) {
    // A change of this moment, or one that met another device's, is sent once more, but nothing is sent for ever.
    const next = pendingStepNotes().find((one) => maySend(one) && !sent.has(nameOf(one)));
    if (!next || readSession().user?.id !== person) return;
    sent.add(nameOf(next));
    if (await send(queryClient, next, onNews)) continue;
    sendSoon(queryClient, onNews, RETRY_MS);
    return;
  }
}

/**
 * Sends the account what the member has marked and written at steps, one after the other. What could not be sent stays
 * in this browser and is tried again. Called meanwhile, it waits for the same end.
 */
export function sendStepNotes(queryClient: QueryClient, onNews: OnNews = () => {}): Promise<void> {
  const person = readSession().user?.id;
  if (!person) return Promise.resolve();
  sending ??= sendAll(queryClient, person, onNews).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends it after a pause, in milliseconds, in which nothing more is to be sent. */
export function sendSoon(queryClient: QueryClient, onNews: OnNews, pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendStepNotes(queryClient, onNews), pause);
}
