import { copyMemory } from '../../lib/stored-values/program-memory.ts';
import { forgetValues } from '../../lib/stored-values/unsent-values.ts';
import { copyFilesOf, forgetFilesOf } from '../files/load-files.ts';

/** Copies the files and the program's storage of one work in this browser to another. */
export async function copyWorkData(from: string, to: string): Promise<void> {
  copyMemory(from, to);
  await copyFilesOf(from, to);
}

/** Deletes the files and the program's storage of a project that was deleted from the account. */
export async function deleteWorkData(place: string): Promise<void> {
  forgetValues(place);
  await forgetFilesOf(place);
}
