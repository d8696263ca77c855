import {
  keepStepNote,
  STEP_NOTE_MAX_LENGTH,
  type StepNote,
} from '@codivia/contract/lessons/step-notes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { currentVersionIn } from '../../lib/current-version.ts';
import { memberKey } from '../../lib/query.ts';
import type { Failure } from '../../sync/delivery-outcome.ts';
import { createOutbox } from '../../sync/outbox.ts';
import {
  bringStepNote,
  markKeptBack,
  markStepNoteSent,
  type PendingStepNote,
  pendingStepNotes,
  type StepPlace,
} from './pending-step-notes.ts';

/** The news of sending for a member: a note is now made of two, or the account will never take it. */
export type StepNoteNews = { joined: true } | { refused: ApiError };
type OnNews = (news: StepNoteNews) => void;

let timer: ReturnType<typeof setTimeout> | undefined;

const isAt = (place: StepPlace) => (one: StepPlace) =>
  one.lesson_id === place.lesson_id && one.step_id === place.step_id;

/** Updates the account's notes everywhere they are shown. */
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
  starred,
  note,
  step_index,
  step_title,
  revision,
});

type Waiting = ReturnType<typeof pendingStepNotes>[number];

interface Context {
  queryClient: QueryClient;
  onNews: OnNews;
}

/** Tells whether the account may take it as it is; a note that is too long waits until its author has shortened it. */
const maySend = ({ pending }: Waiting) =>
  pending.kept_back !== 'refused' && pending.note.length <= STEP_NOTE_MAX_LENGTH;

function onFailed(
  { pending, ...place }: Waiting,
  failure: Failure,
  { context }: { context: Context },
) {
  if (failure.kind === 'retry') {
    markKeptBack(place, pending, failure.after === null ? 'withheld' : 'later');
    return;
  }
  const { error } = failure;
  const theirs = currentVersionIn<StepNote>(error);
  if (theirs) {
    show(context.queryClient, theirs);
    if (bringStepNote(place, theirs)) context.onNews({ joined: true });
    return;
  }
  markKeptBack(place, pending, 'refused');
  context.onNews({ refused: error });
}

const deliver = createOutbox({
  from: { pending: () => pendingStepNotes().filter(maySend) },
  send: ({ pending, ...place }) => call(keepStepNote, { params: place, body: bodyOf(pending) }),
  nameOf: ({ pending, ...place }) => JSON.stringify([place, bodyOf(pending)]),
  onSent({ pending: _, ...place }, kept, { context }: { context: Context }) {
    show(context.queryClient, kept);
    markStepNoteSent(place, kept);
  },
  onFailed,
});

/** Sends the account what the member has marked and written at steps. */
export const sendStepNotes = (queryClient: QueryClient, onNews: OnNews = () => {}): Promise<void> =>
  deliver({ queryClient, onNews });

/** Sends the notes after a pause, in milliseconds, in which nothing else was to be sent. */
export function sendSoon(queryClient: QueryClient, onNews: OnNews, pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendStepNotes(queryClient, onNews), pause);
}
