import type { AnswerParts } from '@codivia/contract/exercise-results';
import { deleteDraft, draftChangedAt, readDraft, storeDraft } from '../drafts.ts';
import { readStoredJson, store } from '../storage.ts';

/** Versions of one exercise that are put aside at most. */
const MAX_STASHED = 10;

/** Where the draft of one part of an exercise is kept. */
const keyOf = (place: string, part: string) => (part === 'code' ? place : `${place}/${part}`);

/** What is in the exercise now, of these parts; null when all of them are at their start. */
function draftOf(place: string, parts: string[]): AnswerParts | null {
  const drafts = parts.map((part) => [part, readDraft(keyOf(place, part))] as const);
  const written = drafts.filter((draft): draft is [string, string] => draft[1] !== null);
  return written.length > 0 ? Object.fromEntries(written) : null;
}

function isSame(a: AnswerParts | null, b: AnswerParts | null): boolean {
  if (!a || !b) return a === b;
  const parts = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...parts].every((part) => a[part] === b[part]);
}

function put(place: string, parts: string[], answer: AnswerParts, at = Date.now()): void {
  for (const part of parts) {
    const code = answer[part];
    if (code === undefined) deleteDraft(keyOf(place, part));
    else storeDraft(keyOf(place, part), code, at);
  }
}

function stashedOf(place: string): AnswerParts[] {
  return (readStoredJson(`aside:${place}`) as AnswerParts[] | null) ?? [];
}

function storeStashed(place: string, versions: AnswerParts[]): void {
  store(`aside:${place}`, JSON.stringify(versions.slice(0, MAX_STASHED)));
}

/** The versions put aside once this one is too, the latest first. */
function withVersion(place: string, version: AnswerParts | null): AnswerParts[] {
  const stashed = stashedOf(place);
  if (!version) return stashed;
  return [version, ...stashed.filter((one) => !isSame(one, version))];
}

/** True when the exercise is at this answer. */
export function isCurrentAnswer(place: string, answer: AnswerParts): boolean {
  return isSame(draftOf(place, Object.keys(answer)), answer);
}

/** How many versions were put aside. */
export const countStashed = (place: string): number => stashedOf(place).length;

/**
 * Puts a right answer from the account where nothing newer was written or reset in this browser. An
 * older draft is put aside; one of unknown age stays.
 */
export function restoreAnswer(place: string, answer: AnswerParts, answeredAt: string): void {
  const parts = Object.keys(answer);
  const draft = draftOf(place, parts);
  if (isSame(draft, answer)) return;
  const changes = parts.flatMap((part) => draftChangedAt(keyOf(place, part)) ?? []);
  const at = Date.parse(answeredAt);
  if (changes.length > 0 ? Math.max(...changes) >= at : draft !== null) return;
  if (draft) storeStashed(place, withVersion(place, draft));
  put(place, parts, answer, at);
}

/**
 * Brings what was written elsewhere together with what is here: the newest counts, and the other one is put aside
 * (docs/decisions/0316). `at` is when it was written, in milliseconds since 1970.
 */
export function mergeDraft(place: string, written: AnswerParts, at: number): void {
  const parts = Object.keys(written);
  const draft = draftOf(place, parts);
  if (isSame(draft, written)) return;
  const changes = parts.flatMap((part) => draftChangedAt(keyOf(place, part)) ?? []);
  if (Math.max(0, ...changes) >= at) storeStashed(place, withVersion(place, written));
  else {
    if (draft) storeStashed(place, withVersion(place, draft));
    put(place, parts, written, at);
  }
}

/** Puts the right answer into the exercise; what was there is put aside. */
export function showAnswer(place: string, answer: AnswerParts): void {
  const parts = Object.keys(answer);
  storeStashed(place, withVersion(place, draftOf(place, parts)));
  put(place, parts, answer);
}

/** Brings back the version that was put aside last; what was there goes aside, unless it is `answer`. */
export function restoreStashed(place: string, answer: AnswerParts): void {
  const parts = Object.keys(answer);
  const [version, ...others] = stashedOf(place);
  if (!version) return;
  const draft = draftOf(place, parts);
  const left = draft && !isSame(draft, answer) ? [...others, draft] : others;
  storeStashed(place, left);
  put(place, parts, version);
}
