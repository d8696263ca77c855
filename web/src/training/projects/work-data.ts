import type { ProgramKind } from '@codivia/contract/programs/program';
import { deleteStored, storedKeys } from '../../lib/storage.ts';
import { copyMemory } from '../../lib/stored-values/program-memory.ts';
import { forgetValues } from '../../lib/stored-values/unsent-values.ts';
import { copyFilesOf, forgetFilesOf } from '../files/load-files.ts';
import { projectPlace } from './project-place.ts';
import { deleteSynced } from './synced.ts';

/** Copies the files and the program's storage of one work in this browser to another. */
export async function copyWorkData(from: string, to: string): Promise<void> {
  copyMemory(from, to);
  await copyFilesOf(from, to);
}

/** Deletes all that this browser keeps of a project that was deleted from the account. */
export async function deleteWorkData(kind: ProgramKind, id: string): Promise<void> {
  const place = projectPlace(kind, id);
  forgetValues(place);
  await forgetFilesOf(place);
  deleteSynced(id);
  // The names of files are among them, and record that there are files.
  deleteStored(...storedKeys(`room:${place}:`));
}
