import type { AssetReference, ProjectAsset } from '@codivia/contract/files/project-files';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { RunFile } from '@codivia/runners/runner';
import type { FolderChange } from '../../code/python/use-program.ts';
import { fileNames, unsentMark } from '../../lib/files/has-files.ts';

/** Fetches the code that reads files ahead, where a work has any. */
export function fetchFilesAhead(place: string): void {
  if (fileNames(place).length > 0) void import('./project-files.ts').catch(() => {});
}

/**
 * Returns the files of a work, in the form that its program gets. Where there are none, nothing is fetched, and it
 * takes no time.
 */
export async function filesOf(place: string): Promise<readonly ProgramFile[]> {
  if (fileNames(place).length === 0) return [];
  const { readProgramFiles } = await import('./project-files.ts');
  return readProgramFiles(place);
}

/** The same for a program that reads them in its folder. */
export async function runFilesOf(place: string): Promise<RunFile[]> {
  const { readRunFiles } = await import('./project-files.ts');
  return readRunFiles(place);
}

/** Stores the changes that a program has made in its folder. */
export async function keepChanges(place: string, change: FolderChange): Promise<void> {
  const { keepWritten } = await import('./written-files.ts');
  await keepWritten(place, change);
}

/** Gives a work the files of another one, in place of its own. */
export async function copyFilesOf(from: string, to: string): Promise<void> {
  if (fileNames(from).length === 0) return;
  const { copyFiles } = await import('./file-store.ts');
  await copyFiles(from, to);
}

/** Gives a work the files of another one beside its own. */
export async function mergeFilesOf(from: string, to: string): Promise<void> {
  if (fileNames(from).length === 0) return;
  const { mergeFiles } = await import('./merge-files.ts');
  await mergeFiles(from, to);
}

/** Deletes the files of a work that is gone. */
export async function forgetFilesOf(place: string): Promise<void> {
  if (fileNames(place).length === 0) return;
  const { forgetFiles } = await import('./file-store.ts');
  await forgetFiles(place);
}

/** Sends the account the files of a project that have changed, and returns the list to save; undefined where there is none. */
export async function sendFilesOf(place: string): Promise<AssetReference[] | undefined> {
  if (unsentMark(place) === null) return undefined;
  const { sendFiles } = await import('./account-files.ts');
  return (await sendFiles(place)) ?? undefined;
}

/** Makes the files of a project those of the account, unless they have changed here since. */
export async function bringFilesOf(place: string, assets: readonly ProjectAsset[]): Promise<void> {
  const isEmpty = assets.length === 0 && fileNames(place).length === 0;
  if (isEmpty || unsentMark(place) !== null) return;
  const { fetchFiles } = await import('./account-files.ts');
  await fetchFiles(place, assets);
}
