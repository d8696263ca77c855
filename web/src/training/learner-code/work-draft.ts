import { isWorkOf, type ProgramFiles, type ProgramKind } from '@codivia/contract/programs/program';
import { addVersion, deleteOldVersions } from '../../code/tools/work-history/versions.ts';
import {
  deleteStored,
  readStoredJson,
  store,
  storedKeys,
  watchOtherTabs,
} from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';

/** Names a draft: of a room's own work (`python`), of a shared copy in it, of a project. */
export interface DraftKey {
  kind: ProgramKind;
  /** The name, unique among all drafts of this browser. */
  name: string;
}

function storageKey({ name }: DraftKey): StorageKey {
  return `room:${name}:draft`;
}

/** The work as it was left, or null where there is none. */
export function readDraft(key: DraftKey): ProgramFiles | null {
  const stored = readStoredJson(storageKey(key));
  return isWorkOf(key.kind, stored) ? stored : null;
}

/**
 * Stores the work in this browser, at once. Where the browser is full, old versions and steps to undo are deleted for
 * it; returns false where it is held for the life of the page only.
 */
export function storeDraft(key: DraftKey, files: ProgramFiles): boolean {
  const text = JSON.stringify(files);
  if (store(storageKey(key), text)) return true;
  deleteOldVersions(key.name);
  deleteStored(...storedKeys('room:').filter((one) => one.includes(':undo/')));
  return store(storageKey(key), text);
}

export function deleteDraft(key: DraftKey): void {
  deleteStored(storageKey(key));
}

/** Calls back when the draft may have changed in another tab. Returns the function that stops this. */
export function watchDraft(key: DraftKey, changed: () => void): () => void {
  return watchOtherTabs(storageKey(key), changed);
}

/** Makes a copy the learner's own work; the work that was there before becomes one of its versions. */
export function adoptCopy(own: DraftKey, copy: ProgramFiles): void {
  const before = readDraft(own);
  if (before) addVersion(own.name, before, 'replaced');
  storeDraft(own, copy);
}
