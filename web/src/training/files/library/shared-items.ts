import { formatOfName } from '@codivia/contract/files/file-names';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import type { ProgramKind } from '@codivia/contract/programs/program';
import type { LibraryName } from '../../../code/tools/sharing/share-link.ts';
import { readGivenFiles } from '../../../lib/files/library-files.ts';
import { type Content, loadFiles, readContent } from '../file-store.ts';
import { addExerciseFiles } from '../merge-files.ts';
import { nameProblem } from '../take-file.ts';

const same = (one: Content, other: Content) =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Returns a name without the number that a second file of this name has got. */
const withoutNumber = (name: string) => name.replace(/-\d+(?=\.[^.]*$)/, '');

/** The content of a file of the library as a work keeps it. */
async function contentOf(library: string): Promise<Content | null> {
  const [file] = await readGivenFiles([{ name: library, library }]);
  const bytes = file && new Uint8Array(await file.data.arrayBuffer());
  return bytes ? new Uint8Array(withoutMetadata(bytes, formatOfName(library) ?? 'text')) : null;
}

/** Returns the files beside a work that are those of the library, whatever number their names have. */
export async function itemsBeside(place: string): Promise<LibraryName[]> {
  const found: LibraryName[] = [];
  for (const { name } of await loadFiles(place)) {
    const own = await readContent(place, name);
    for (const library of new Set([name, withoutNumber(name)])) {
      const content = await contentOf(library);
      if (!own || !content || !same(own, content)) continue;
      found.push({ name, library });
      break;
    }
  }
  return found;
}

/** Puts files of the library beside a work that names them; existing files of these names stay. */
export async function keepItems(
  place: string,
  kind: ProgramKind,
  items: readonly LibraryName[],
): Promise<void> {
  // The author of the link wrote these names.
  const named = items.filter(({ name }) => nameProblem(name, kind, []) === null);
  await addExerciseFiles(place, named);
}
