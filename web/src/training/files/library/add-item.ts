import type { Language } from '@codivia/contract/api/language';
import type { LibraryItem } from '@codivia/contract/programs/library';
import { bytesAlive } from '@codivia/runners/fetch-alive';
import { type Content, keepFiles, loadFiles, readContent } from '../file-store.ts';
import { type FileProblem, freeFileName, type Room, takeContent } from '../take-file.ts';

/**
 * The result of adding an item: names of new files, and of those that were there already; or the reason why it failed.
 */
export type AddedItem =
  | { added: string[]; present: string[] }
  | { problem: FileProblem; name: string };

const same = (one: Content, other: Content) =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Fetches one file of the library. Throws where that fails. */
async function fetchContent(path: string): Promise<Content> {
  return new Uint8Array(await bytesAlive(path));
}

/**
 * Adds the files of an item to a work under their names in the language of the page. A file of the learner that has
 * such a name is kept: the new one gets a number. Throws where a file cannot be fetched; then none is added.
 */
export async function addItem(
  item: LibraryItem,
  place: string,
  language: Language,
  { kind, limit }: Pick<Room, 'kind' | 'limit'>,
): Promise<AddedItem> {
  const contents = await Promise.all(item.files.map(({ path }) => fetchContent(path[language])));
  const result = { added: [] as string[], present: [] as string[] };
  for (const [i, content] of contents.entries()) {
    const wanted = item.files[i]?.name[language] ?? '';
    const files = await loadFiles(place);
    const own = await readContent(place, wanted);
    if (own && same(own, content)) {
      result.present.push(wanted);
      continue;
    }
    const name = freeFileName(
      wanted,
      files.map((file) => file.name),
    );
    const taken = takeContent(name, content, { kind, files, limit });
    if ('problem' in taken) return taken;
    await keepFiles(place, [taken.file]);
    result.added.push(taken.file.name);
  }
  return result;
}
