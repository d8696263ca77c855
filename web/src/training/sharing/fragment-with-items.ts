import type { ProgramFiles } from '@codivia/contract/programs/program';
import { fragmentOf } from '../../code/tools/sharing/share-link.ts';
import { fileNames } from '../../lib/files/has-files.ts';

/**
 * Returns the fragment that carries a work with those of its files that are from the library, by their names: everybody
 * has those. Throws LinkError `too_long`.
 */
export async function fragmentWithItems(place: string, files: ProgramFiles): Promise<string> {
  if (fileNames(place).length === 0) return fragmentOf(files);
  const { itemsBeside } = await import('../files/library/shared-items.ts');
  return fragmentOf(files, await itemsBeside(place).catch(() => []));
}
