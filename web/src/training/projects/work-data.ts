import { copyMemory } from '../../lib/stored-values/program-memory.ts';
import { forgetValues } from '../../lib/stored-values/unsent-values.ts';
import { copyFilesOf, forgetFilesOf } from '../files/load-files.ts';

/** Gives a work what this browser keeps beside the code of another one: its files, and what its program has stored. */
export async function copyWorkData(from: string, to: string): Promise<void> {
  copyMemory(from, to);
  await copyFilesOf(from, to);
}

/** Deletes what this browser keeps beside the code of a project that is gone from the account. */
export async function deleteWorkData(place: string): Promise<void> {
  forgetValues(place);
  await forgetFilesOf(place);
}
