import type { AnswerParts, Pass } from '@codivia/contract/exercises/results';
import { deleteDraft, draftChangedAt, keyOfPart, readDraft, storeDraft } from '../drafts.ts';
import { readStoredJson, store } from '../storage.ts';

/** An answer: the code as it was checked, or of a question the positions of the chosen options. */
export type GivenAnswer = Pick<Pass, 'answer' | 'chosen'>;

/** Maximum number of versions of one exercise that are put aside. */
const MAX_STASHED = 10;

/** Returns the present input in these parts of the exercise; null when all of them are at their start. */
export function draftOf(place: string, parts: string[]): AnswerParts | null {
  const drafts = parts.map((part) => [part, readDraft(keyOfPart(place, part))] as const);
  const written = drafts.filter((draft): draft is [string, string] => draft[1] !== null);
  return written.length > 0 ? Object.fromEntries(written) : null;
}

export function isSame(a: AnswerParts | null, b: AnswerParts | null): boolean {
  if (!a || !b) return a === b;
  const parts = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...parts].every((part) => a[part] === b[part]);
}

export function putDraft(
  place: string,
  parts: string[],
  answer: AnswerParts,
  at = Date.now(),
): void {
  for (const part of parts) {
    const code = answer[part];
    if (code === undefined) deleteDraft(keyOfPart(place, part), at);
    else storeDraft(keyOfPart(place, part), code, at);
  }
}

function stashedOf(place: string): AnswerParts[] {
  return (readStoredJson(`aside:${place}`) as AnswerParts[] | null) ?? [];
}

function storeStashed(place: string, versions: AnswerParts[]): void {
  store(`aside:${place}`, JSON.stringify(versions.slice(0, MAX_STASHED)));
}

/** Returns the versions put aside with this one added, the latest first. */
function withVersion(place: string, version: AnswerParts | null): AnswerParts[] {
  const stashed = stashedOf(place);
  if (!version) return stashed;
  return [version, ...stashed.filter((one) => !isSame(one, version))];
}

/** True when the exercise is at this answer. */
export function isCurrentAnswer(place: string, answer: AnswerParts): boolean {
  return isSame(draftOf(place, Object.keys(answer)), answer);
}

/** Returns the number of versions that were put aside. */
export const countStashed = (place: string): number => stashedOf(place).length;

/**
 * Puts a right answer from the account where nothing newer was written or reset in this browser. An
 * older draft is put aside; one of unknown age stays.
 */
export function restoreAnswer(place: string, answer: AnswerParts, answeredAt: string): void {
  const parts = Object.keys(answer);
  const draft = draftOf(place, parts);
  if (isSame(draft, answer)) return;
  const changes = parts.flatMap((part) => draftChangedAt(keyOfPart(place, part)) ?? []);
  const at = Date.parse(answeredAt);
  if (changes.length > 0 ? Math.max(...changes) >= at : draft !== null) return;
  if (draft) storeStashed(place, withVersion(place, draft));
  putDraft(place, parts, answer, at);
}

/**
 * Merges a draft from elsewhere with the one here: the newest counts, and the other one is put aside
 * (docs/decisions/0316). `at` is the moment when it was written, in milliseconds since 1970.
 */
export function mergeDraft(
  place: string,
  written: AnswerParts,
  at: number,
  parts = Object.keys(written),
): void {
  const draft = draftOf(place, parts);
  if (isSame(draft ?? {}, written)) return;
  const changes = parts.flatMap((part) => draftChangedAt(keyOfPart(place, part)) ?? []);
  const stays = Math.max(0, ...changes) >= at;
  if (stays && Object.keys(written).length > 0) storeStashed(place, withVersion(place, written));
  if (stays) return;
  if (draft) storeStashed(place, withVersion(place, draft));
  putDraft(place, parts, written, at);
}

/** Puts the right answer into the exercise; the code that was there is put aside. */
export function showAnswer(place: string, answer: AnswerParts): void {
  const parts = Object.keys(answer);
  storeStashed(place, withVersion(place, draftOf(place, parts)));
  putDraft(place, parts, answer);
}

/**
 * Brings back the version that was put aside last; the present one is put aside, unless it is the `answer` of the
 * account.
 */
export function restoreStashed(place: string, answer: AnswerParts | null): void {
  const [version, ...others] = stashedOf(place);
  if (!version) return;
  const parts = [...new Set([...Object.keys(answer ?? {}), ...Object.keys(version)])];
  const draft = draftOf(place, parts);
  const left = draft && !isSame(draft, answer) ? [...others, draft] : others;
  storeStashed(place, left);
  putDraft(place, parts, version);
}
