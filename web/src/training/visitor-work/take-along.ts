import { mergeVersions } from '../../code/tools/work-history/versions.ts';
import { placeOfDraft } from '../../lib/drafts.ts';
import { mergeDraft } from '../../lib/exercise-results/answer-drafts.ts';
import { moveFiles } from '../../lib/files/file-database.ts';
import { moveText, ownedKeys, VISITOR } from '../../lib/person.ts';
import { deleteStored, deleteStoredOf, readStored, storedKeys } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import { copyMemory, programMemory } from '../../lib/stored-values/program-memory.ts';
import { knownResults } from '../../sync/results.ts';
import { solvedPuzzles } from '../../sync/solved-puzzles.ts';
import { loadFiles } from '../files/file-store.ts';
import { forgetFilesOf, mergeFilesOf } from '../files/load-files.ts';
import { adoptCopy, readDraft } from '../learner-code/work-draft.ts';
import { keysOfPlace, kindOfPlace, readVisitorWork } from './visitor-work.ts';

/**
 * Makes the visitor's work the one of the place; the previous one goes to its versions, and the files of both are kept.
 */
async function mergeWork(from: string, place: string): Promise<void> {
  const kind = kindOfPlace(place);
  const copy = kind && readDraft({ kind, name: from });
  mergeVersions(from, place);
  if (copy) adoptCopy({ kind, name: place }, copy);
  if (Object.keys(programMemory(place).read()).length === 0) copyMemory(from, place);
  await mergeFilesOf(from, place);
  await forgetFilesOf(from);
  deleteStored(...storedKeys(`room:${from}:`));
}

/**
 * Moves a visitor's work at one place to the member. Where the member has work there, it is first put beside it, then
 * merged.
 */
async function takePlace(place: string, person: string): Promise<void> {
  const isFree = keysOfPlace(place, person).length === 0;
  const to = isFree ? place : `${place}/visitor`;
  await moveFiles({ person: VISITOR, place }, { person, place: to });
  for (const key of keysOfPlace(place, VISITOR)) {
    moveText(key, VISITOR, person, `room:${to}:${key.slice(`room:${place}:`.length)}`);
  }
  if (isFree) await loadFiles(place);
  else await mergeWork(to, place);
}

const OF_DRAFTS = /^(code|code-at|aside):(.*)$/;

/** Moves a visitor's drafts in exercises to the member: the newest counts, and the other one is put aside. */
function takeDrafts(person: string): void {
  const keys = ownedKeys(VISITOR).filter((key) => OF_DRAFTS.test(key)) as StorageKey[];
  for (const key of keys) {
    const [, what = '', name = ''] = OF_DRAFTS.exec(key) ?? [];
    const code = what === 'code' ? readStored(key, VISITOR) : null;
    if (code === null || readStored(key) === null) continue;
    const { place, part } = placeOfDraft(name);
    mergeDraft(place, { [part]: code }, Number(readStored(`code-at:${name}`, VISITOR)));
  }
  for (const key of keys) {
    if (readStored(key) === null) moveText(key, VISITOR, person);
    else deleteStoredOf(VISITOR, key);
  }
}

/** Moves the work written in this browser without an account to the member. Nothing of either is lost. */
export async function takeAlong(person: string): Promise<void> {
  const { places = [] } = readVisitorWork() ?? {};
  takeDrafts(person);
  knownResults.move(VISITOR, person);
  solvedPuzzles.move(VISITOR, person);
  for (const place of places) await takePlace(place, person);
}
