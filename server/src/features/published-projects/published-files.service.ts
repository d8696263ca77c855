import type { ProjectAsset } from '@codivia/contract/project-files';
import {
  type FileDeps,
  type ReadFile,
  read,
  StoredFileNotFound,
} from '../project-files/project-files.service.ts';
import { PublishedProjectNotFound } from './published-projects.errors.ts';
import { selectPublishedAssets, type Viewer } from './published-projects.queries.ts';

/** How much of a text is looked through for personal data, in bytes: as much as code may have. */
const MAX_SCANNED_CHARACTERS = 200_000;
/** How much of all texts of a project. */
const MAX_SCANNED_TOTAL = 1_000_000;

/**
 * A file of a published project, for whoever may see the project; the hash alone opens nothing. Throws
 * PublishedProjectNotFound, StoredFileNotFound or FileStorageUnavailable.
 */
export async function readPublishedFile(
  deps: FileDeps,
  { id, hash }: { id: string; hash: string },
  viewer: Viewer,
): Promise<{ file: ReadFile; name: string }> {
  const found = await selectPublishedAssets(deps.db, id, viewer);
  if (!found) throw PublishedProjectNotFound();
  const asset = found.assets.find((one) => one.hash === hash);
  if (!asset) throw StoredFileNotFound();
  return { file: await read(deps, found.owner, hash), name: asset.name };
}

/** What the files beside the code say in words: their names, and the beginnings of those that are texts. */
export async function textsOfAssets(
  deps: FileDeps,
  userId: string,
  assets: readonly ProjectAsset[],
): Promise<{ names: Record<string, string>; texts: Record<string, string> }> {
  const texts: Record<string, string> = {};
  let left = MAX_SCANNED_TOTAL;
  for (const { name, hash, format } of assets) {
    if (left <= 0 || (format !== 'text' && format !== 'svg')) continue;
    const { content } = await read(deps, userId, hash);
    const part = content.subarray(0, Math.min(MAX_SCANNED_CHARACTERS, left));
    texts[name] = part.toString();
    left -= part.length;
  }
  return { names: Object.fromEntries(assets.map(({ name }) => [name, name])), texts };
}
