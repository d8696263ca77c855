import type { LibraryName } from '../../code/tools/sharing/share-link.ts';
import { fileNames } from '../../lib/files/has-files.ts';

/** Returns those of the files beside a work that are from the library, by their names: everybody has those. */
export async function itemsOf(place: string): Promise<readonly LibraryName[]> {
  if (fileNames(place).length === 0) return [];
  const { itemsBeside } = await import('../files/library/shared-items.ts');
  return itemsBeside(place).catch(() => []);
}
