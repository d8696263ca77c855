import { deleteStored, readStored, store, watchOtherTabs } from './storage.ts';
import { createSubscribers } from './subscribers.ts';

const changes = createSubscribers();

function changed(key: string, at: number): void {
  // The moment when a draft was last changed or given up, in milliseconds since 1970.
  store(`code-at:${key}`, String(at));
  changes.notify();
}

/**
 * Returns the text that the learner wrote in one editor; null when it is at its start. It is kept in this browser
 * alone.
 */
export function readDraft(key: string): string | null {
  return readStored(`code:${key}`);
}

/**
 * Stores a draft at once, for the next visit too. `at` is the moment when it was written, if not now. Returns false
 * where it is held for the life of the page only.
 */
export function storeDraft(key: string, code: string, at = Date.now()): boolean {
  const stored = store(`code:${key}`, code);
  changed(key, at);
  return stored;
}

/** Goes back to the start, and remembers that this was done. `at` is the moment, if not now. */
export function deleteDraft(key: string, at = Date.now()): void {
  deleteStored(`code:${key}`);
  changed(key, at);
}

/** Returns the moment when a draft was last changed or given up; null when that is not known. */
export function draftChangedAt(key: string): number | null {
  const at = Number(readStored(`code-at:${key}`) ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}

/** Calls back when a draft may have changed in another tab. Returns the function that stops this. */
export const watchDraft = (key: string, changed: () => void) =>
  watchOtherTabs(`code:${key}`, changed);

/** Calls back whenever a draft changes in this tab. Returns the function that stops this. */
export const watchDrafts = changes.subscribe;

/** Returns the key of the draft of one part of an exercise (contract/src/programs/stored-forms.ts). */
export const keyOfPart = (place: string, part: string) =>
  part === 'code' ? place : `${place}/${part}`;

/** Returns the exercise that a draft belongs to, and the part of it that the draft contains. */
export function placeOfDraft(key: string): { place: string; part: string } {
  const [, place, part] = /^(.+)\/(html|css|js|[a-z_][a-z0-9_]*\.py)$/.exec(key) ?? [];
  return place && part ? { place, part } : { place: key, part: 'code' };
}

/** Returns the place where the text written in a challenge is kept, in both languages. */
export const challengeDraftKey = (id: string) => `challenge/${id}`;

/** Returns the place where the answer to a daily puzzle is kept; options and programs differ by language. */
export const puzzleDraftKey = (id: string, language: string) => `puzzle/${id}/${language}`;
