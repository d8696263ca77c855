import type { Language } from '@codivia/contract/api/language';
import type { ExerciseDraft } from '@codivia/contract/exercises/drafts';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { draftChangedAt, keyOfPart, placeOfDraft } from '../../lib/drafts.ts';
import { draftOf, isSame, mergeDraft, putDraft } from '../../lib/exercise-results/answer-drafts.ts';
import { readStoredJson, store, storedKeys } from '../../lib/storage.ts';

/** The state of one exercise that this browser and the account last had in common. */
interface Synced {
  /** Number of versions that the account has kept; 0 before. */
  revision: number;
  parts: AnswerParts;
  /** The account will never take these parts, such as ones that are too large: they are in this browser alone. */
  refused?: true;
}

/** The exercise whose draft is kept at a place; the free editors of a lesson are in no account. */
const OF_EXERCISE =
  /^(?!(?:trial|challenge|puzzle)\/)([\w-]+)\/(?!(?:web-|p5-)?editor-\d+\/)([\w-]+)\/(fr|en)$/;

const NOTHING: Synced = { revision: 0, parts: {} };

const readSynced = (place: string): Synced =>
  (readStoredJson(`draft-synced:${place}`) as Synced | null) ?? NOTHING;

const storeSynced = (place: string, synced: Synced): void =>
  void store(`draft-synced:${place}`, JSON.stringify(synced));

/** The parts of an exercise that were ever written or given up in this browser. */
function partsAt(place: string): string[] {
  const keys = (['code:', 'code-at:'] as const).flatMap((prefix) =>
    storedKeys(`${prefix}${place}`).map((key) => placeOfDraft(key.slice(prefix.length))),
  );
  return [...new Set(keys.flatMap((draft) => (draft.place === place ? [draft.part] : [])))];
}

const draftAt = (place: string): AnswerParts => draftOf(place, partsAt(place)) ?? {};

/** The draft of one exercise that is still to be sent to the account. */
export interface UnsentDraft {
  place: string;
  params: { lesson_id: string; exercise_id: string; language: Language };
  body: { revision: number; parts: AnswerParts; written_at: string };
}

function unsentAt(place: string): UnsentDraft | null {
  const [, lesson_id = '', exercise_id = '', language = 'en'] = OF_EXERCISE.exec(place) ?? [];
  const { revision, parts } = readSynced(place);
  const now = draftAt(place);
  if (!lesson_id || isSame(now, parts)) return null;
  const moments = partsAt(place).flatMap((part) => draftChangedAt(keyOfPart(place, part)) ?? []);
  const written_at = new Date(Math.max(0, ...moments)).toISOString();
  const params = { lesson_id, exercise_id, language: language as Language };
  return { place, params, body: { revision, parts: now, written_at } };
}

/** Returns the drafts that were written or given up since the account was last sent them. */
export function unsentDrafts(): UnsentDraft[] {
  const keys = storedKeys('code-at:').map((key) => key.slice('code-at:'.length));
  const places = new Set(keys.map((key) => placeOfDraft(key).place));
  return [...places].flatMap((place) => unsentAt(place) ?? []);
}

/** Records that the account has it: it is not sent again until it has changed. */
export function markDraftSent({ place, body }: UnsentDraft, revision: number): void {
  storeSynced(place, { revision, parts: body.parts });
}

/** Records that the account will never take it: it is not sent again until it has changed. */
export function markDraftRefused({ place, body: { revision, parts } }: UnsentDraft): void {
  storeSynced(place, { revision, parts, refused: true });
}

/**
 * Returns the places of code that stays in this browser alone: of editors that are no exercises, and of refused drafts.
 */
export function draftsOfNoAccount(): string[] {
  const keys = storedKeys('code:').map((key) => key.slice('code:'.length));
  const places = new Set(keys.map((key) => placeOfDraft(key).place));
  return [...places].filter((place) => {
    if (/^(?:trial|home)\//.test(place)) return false;
    const { parts, refused } = readSynced(place);
    return !OF_EXERCISE.test(place) || (refused && isSame(draftAt(place), parts));
  });
}

/**
 * Merges the account's draft of an exercise with the one written here: a draft that continues the other one replaces
 * it, else the newest counts and the other one is put aside (docs/decisions/0316).
 */
export function bringDraft(lesson: string, draft: ExerciseDraft): void {
  const { exercise_id, language, revision, parts, written_at } = draft;
  const place = `${lesson}/${exercise_id}/${language}`;
  const synced = readSynced(place);
  if (revision <= synced.revision) return;
  const here = draftAt(place);
  const at = Date.parse(written_at);
  const names = [...new Set([...Object.keys(parts), ...Object.keys(here)])];
  if (isSame(here, synced.parts) && !synced.refused) putDraft(place, names, parts, at);
  else mergeDraft(place, parts, at, names);
  storeSynced(place, { revision, parts });
}
