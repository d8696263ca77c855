import { deleteStored, storedKeys } from '../storage.ts';
import { eraseFile } from './file-database.ts';
import { fileNames } from './has-files.ts';

const OF_A_PROJECT = /^room:((?:\w+\/)?project\/[^:]+):/;

/**
 * Deletes everything that this browser keeps of projects: their code, versions, files and what their programs have
 * stored. Work that belongs to no account stays.
 */
export async function forgetProjects(): Promise<void> {
  const keys = storedKeys('room:').filter((key) => OF_A_PROJECT.test(key));
  const places = new Set(keys.map((key) => OF_A_PROJECT.exec(key)?.[1] ?? ''));
  const files = [...places].flatMap((place) => fileNames(place).map((name) => ({ place, name })));
  deleteStored(...keys);
  for (const { place, name } of files) await eraseFile(place, name);
}
