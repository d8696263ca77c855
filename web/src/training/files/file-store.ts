import {
  type Content,
  eraseFile,
  type FileEntry,
  readContent,
  readEntries,
  writeFile,
} from '../../lib/files/file-database.ts';
import {
  namesKey,
  noteFileNames,
  noteSent,
  noteUnsent,
  unsentMark,
} from '../../lib/files/has-files.ts';
import { storedPlace } from '../../lib/person.ts';
import { watchOtherTabs } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

export type { Content, FileEntry };
export { readContent };

/** A file to be kept. */
export type NewFile = Pick<FileEntry, 'name' | 'format' | 'turn'> & {
  content: Content;
  hash?: string;
};

const NONE: readonly FileEntry[] = [];
/** By the place where they are stored, since somebody may sign in on this page. */
const known = new Map<string, readonly FileEntry[]>();
/** Works of which the browser does not keep all files. */
const unstored = new Set<string>();
const { subscribe, notify } = createSubscribers();

/** Reads the files of a work again, and notifies the components that show them. */
export async function loadFiles(place: string): Promise<readonly FileEntry[]> {
  const entries = await readEntries(place);
  known.set(storedPlace(place), entries);
  noteFileNames(
    place,
    entries.map(({ name }) => name),
  );
  notify();
  return entries;
}

/** Returns the files of a work as they were last read; call `loadFiles` first. */
export const knownFiles = (place: string): readonly FileEntry[] =>
  known.get(storedPlace(place)) ?? NONE;

/** Tells whether the browser keeps all files of a work beyond the life of the page. */
export const areStored = (place: string): boolean => !unstored.has(place);

/** Calls back when files of a work have changed, in this tab or another one. Returns the function that stops this. */
export function watchFiles(place: string, changed: () => void): () => void {
  const end = subscribe(changed);
  const endOther = watchOtherTabs(namesKey(place), () => void loadFiles(place));
  return () => {
    end();
    endOther();
  };
}

async function changed(place: string): Promise<void> {
  await loadFiles(place);
  noteUnsent(place);
}

/**
 * Keeps files beside a work, in place of those of the same names. Returns false where the browser keeps them no longer
 * than the page.
 */
export async function keepFiles(place: string, files: readonly NewFile[]): Promise<boolean> {
  let allKept = true;
  const turns = new Map((await readEntries(place)).map(({ name, turn }) => [name, turn]));
  for (const { content, ...file } of files) {
    const turn = file.turn ?? turns.get(file.name);
    const entry = { place, size: content.length, ...file, ...(turn !== undefined && { turn }) };
    const kept = await writeFile(entry, content);
    if (!kept) unstored.add(place);
    allKept &&= kept;
  }
  await changed(place);
  return allKept;
}

/** Deletes files of a work. */
export async function deleteFiles(place: string, names: readonly string[]): Promise<void> {
  for (const name of names) await eraseFile(place, name);
  await changed(place);
}

/** Deletes all files of a work that is gone from the account: nothing is left to send. */
export async function forgetFiles(place: string): Promise<void> {
  for (const { name } of await readEntries(place)) await eraseFile(place, name);
  await loadFiles(place);
  unstored.delete(place);
  noteSent(place, unsentMark(place));
}

/** Gives a file another name. */
export async function renameFile(place: string, name: string, newName: string): Promise<void> {
  const entry = (await readEntries(place)).find((one) => one.name === name);
  const content = await readContent(place, name);
  if (!entry || !content) return;
  await writeFile({ ...entry, name: newName }, content);
  await eraseFile(place, name);
  await changed(place);
}

/** Makes the scripts of a game run in this order. */
export async function orderFiles(place: string, names: readonly string[]): Promise<void> {
  for (const { turn: _, ...entry } of await readEntries(place)) {
    const turn = names.indexOf(entry.name);
    const content = turn < 0 ? null : await readContent(place, entry.name);
    if (content) await writeFile({ ...entry, turn }, content);
  }
  await changed(place);
}

/** Gives a work the files of another one, in place of its own. */
export async function copyFiles(from: string, to: string): Promise<void> {
  const entries = await readEntries(from);
  const gone = (await readEntries(to)).map(({ name }) => name);
  for (const name of gone) await eraseFile(to, name);
  for (const entry of entries) {
    const content = await readContent(from, entry.name);
    if (content) await writeFile({ ...entry, place: to }, content);
  }
  await changed(to);
}
