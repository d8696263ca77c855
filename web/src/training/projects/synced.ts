import type { ProgramFiles } from '@codivia/contract/programs/program';
import { deleteStored, readStoredJson, store } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';

/** A project as this browser last had it in common with the account. */
export interface Synced {
  name: string;
  revision: number;
  files: ProgramFiles;
}

const keyOf = (id: string): StorageKey => `room:project/${id}:synced`;

/** Returns the state last in common; null when this browser has not opened the project yet. */
export function readSynced(id: string): Synced | null {
  return readStoredJson(keyOf(id)) as Synced | null;
}

/** Stores the common state for all tabs, so that a save by one of them is no conflict in the others. */
export function storeSynced(id: string, { name, revision, files }: Synced): void {
  store(keyOf(id), JSON.stringify({ name, revision, files }));
}

export function deleteSynced(id: string): void {
  deleteStored(keyOf(id));
}
