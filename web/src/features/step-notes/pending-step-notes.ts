import { mergeStepMarks, type StepMark, type StepNote } from '@codivia/contract/lessons/step-notes';
import {
  deleteStored,
  readStored,
  readStoredJson,
  store,
  storedKeys,
  watchOtherTabs,
} from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

const PREFIX = 'step-note:';

/** A step of a lesson. */
export interface StepPlace {
  lesson_id: string;
  step_id: string;
}

/** A star and note of a step that the account does not have yet, stored for the member (docs/decisions/0315). */
export interface PendingStepNote extends StepMark {
  step_index: number;
  step_title: string;
  /** The revision of `base`, the mark that they began from; 0 for nothing. */
  revision: number;
  base: StepMark;
  /** Sent without an answer: the account may have it. */
  tried?: StepMark;
  /** The reason why the account does not have it: no network, or a refusal. */
  kept_back?: 'later' | 'withheld' | 'refused';
}

const changes = createSubscribers();

/** Calls back whenever a pending note changes in this tab. Returns a function that stops it. */
export const watchStepNotes = changes.subscribe;

const keyOf = ({ lesson_id, step_id }: StepPlace) => `${PREFIX}${lesson_id}/${step_id}` as const;

/** Calls back when the note of one step changes, also in another tab. */
export function watchStepNote(place: StepPlace): (changed: () => void) => () => void {
  return (changed) => {
    const ends = [watchStepNotes(changed), watchOtherTabs(keyOf(place), changed)];
    return () => {
      for (const end of ends) end();
    };
  };
}

export const isSameMark = (a: StepMark, b: StepMark) =>
  a.starred === b.starred && a.note === b.note;

/** Returns only the star and note of an object that has more. */
export const markOf = ({ starred, note }: StepMark): StepMark => ({ starred, note });

/** Returns the stored text of the pending note: the same text for the same note. */
export const pendingText = (place: StepPlace): string | null => readStored(keyOf(place));

export function pendingStepNote(place: StepPlace): PendingStepNote | null {
  return readStoredJson(keyOf(place)) as PendingStepNote | null;
}

/** Returns all pending notes of the member in this browser. */
export function pendingStepNotes(): (StepPlace & { pending: PendingStepNote })[] {
  return storedKeys(PREFIX).flatMap((key) => {
    const [lesson_id = '', step_id = ''] = key.slice(PREFIX.length).split('/');
    const pending = pendingStepNote({ lesson_id, step_id });
    return pending ? [{ lesson_id, step_id, pending }] : [];
  });
}

/** Keeps star and note in this browser at once, until the account has them. */
export function keepPending(place: StepPlace, pending: PendingStepNote): void {
  store(keyOf(place), JSON.stringify(pending));
  changes.notify();
}

function deletePending(place: StepPlace): void {
  deleteStored(keyOf(place));
  changes.notify();
}

/** Records why the account does not have a sent note. */
export function markKeptBack(
  place: StepPlace,
  sent: StepMark,
  kept_back: NonNullable<PendingStepNote['kept_back']>,
): void {
  const now = pendingStepNote(place);
  if (!now) return;
  const tried = kept_back === 'later' ? { tried: markOf(sent) } : {};
  // A note that was changed in the meantime has not been refused.
  const isSent = isSameMark(now, sent);
  // A deleted lesson has nothing to remove.
  if (isSent && kept_back === 'refused' && !now.starred && now.note === '') deletePending(place);
  else keepPending(place, { ...now, ...tried, ...(isSent ? { kept_back } : {}) });
}

/** Records that the account has the sent note; changes from the meantime continue from there. */
export function markStepNoteSent(place: StepPlace, { revision, ...kept }: StepNote): void {
  const now = pendingStepNote(place);
  if (!now || isSameMark(now, kept)) deletePending(place);
  else {
    const { starred, note, step_index, step_title } = now;
    keepPending(place, { starred, note, step_index, step_title, revision, base: markOf(kept) });
  }
}

/** Merges a pending note with what another device has written. Returns whether the note is now made of both texts. */
export function bringStepNote(place: StepPlace, theirs: StepNote): boolean {
  const now = pendingStepNote(place);
  if (!now) return false;
  const { base, tried, step_index, step_title } = now;
  const began = tried && isSameMark(tried, theirs) ? tried : base;
  const merged = mergeStepMarks(began, markOf(now), markOf(theirs));
  if (isSameMark(merged, theirs)) deletePending(place);
  else {
    const { revision } = theirs;
    keepPending(place, { ...merged, step_index, step_title, revision, base: markOf(theirs) });
  }
  return merged.note !== now.note && merged.note !== theirs.note;
}
