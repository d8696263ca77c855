import type { PreviewFile } from '@codivia/contract/exercises/base';
import { formatOfContent } from '@codivia/contract/files/file-formats';
import { sameFileKey } from '@codivia/contract/files/file-names';
import {
  type Content,
  eraseFile,
  readContent,
  readEntries,
  writeFile,
} from '../../lib/files/file-database.ts';
import { readGivenFiles } from '../../lib/files/library-files.ts';
import { keepFiles, loadFiles, type NewFile } from './file-store.ts';
import { freeFileName } from './take-file.ts';

const isSame = (one: Content, other: Content) =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Gives a work the files of another one too. Its own files of the same names that differ get free names. */
export async function mergeFiles(from: string, to: string): Promise<void> {
  for (const entry of await readEntries(from)) {
    const content = await readContent(from, entry.name);
    if (!content) continue;
    const present = await readEntries(to);
    const replaced = present.find(({ name }) => sameFileKey(name) === sameFileKey(entry.name));
    const before = replaced && (await readContent(to, replaced.name));
    if (replaced && before && !isSame(before, content)) {
      const names = present.map(({ name }) => name);
      await writeFile({ ...replaced, name: freeFileName(replaced.name, names) }, before);
    }
    if (replaced) await eraseFile(to, replaced.name);
    await writeFile({ ...entry, place: to }, content);
  }
  await loadFiles(to);
}

/**
 * Puts the files of an exercise or of a link beside a copy of its code: the given ones, and the learner's own. Files
 * that the copy has already stay: it was opened before. Throws where a file of the library cannot be fetched.
 */
export async function addExerciseFiles(
  place: string,
  givenFiles: readonly PreviewFile[],
  own?: string,
): Promise<void> {
  const files: NewFile[] = [];
  for (const { name, data } of await readGivenFiles(givenFiles)) {
    const content = new Uint8Array(await data.arrayBuffer());
    files.push({ name, format: formatOfContent(content) ?? 'text', content });
  }
  for (const { name, format } of own === undefined ? [] : await readEntries(own)) {
    const content = await readContent(own ?? place, name);
    if (content) files.push({ name, format, content });
  }
  const names = [...(await readEntries(place)), ...files].map(({ name }) => sameFileKey(name));
  const present = names.length - files.length;
  // Each name once: existing files come first, then the given ones.
  await keepFiles(
    place,
    files.filter(({ name }, i) => names.indexOf(sameFileKey(name)) === present + i),
  );
}
