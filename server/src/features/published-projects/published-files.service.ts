import { LINK_FILES_MAX_BYTES } from '@codivia/contract/api/shared-links';
import {
  type FileFormat,
  type FileGroup,
  ruleOfFormat,
} from '@codivia/contract/files/file-formats';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import { isModelFile } from '../models/shown-models.service.ts';
import { StoredFileNotFound } from '../project-files/project-files.errors.ts';
import { type FileDeps, type ReadFile, readFile } from '../project-files/project-files.service.ts';
import type { PlacedText } from './findings.worker.ts';
import { PublishedFilmRefused, PublishedProjectNotFound } from './published-projects.errors.ts';
import { selectPublishedAssets, type Viewer } from './published-projects.queries.ts';

/** Maximum number of characters that are searched for personal data: no fewer than the files of a link have. */
const MAX_SCANNED = LINK_FILES_MAX_BYTES;

/**
 * Readable words among bytes that are no text: as short as a phone number, and seldom found among numbers of a model.
 */
const READABLE = /[\w @.+:/'-]{10,}/g;

/** Formats that contain words which people can read. */
const WORDED: readonly FileFormat[] = ['text', 'svg', 'stl'];

/** Returns the words that people can read in a file of such a format. */
const wordsIn = (format: FileFormat, content: Buffer): string =>
  format === 'stl'
    ? (content.toString('latin1').match(READABLE) ?? []).join('\n')
    : content.toString();

/**
 * Returns a file of a published project to a viewer who may see the project; the hash alone opens nothing. Throws
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
  return { file: await readFile(deps, found.owner, hash), name: asset.name };
}

const MEDIA: readonly FileGroup[] = ['image', 'sound', 'model'];

/** The hashes of pictures, sounds and models of a list. Other texts and fonts are the same in many works. */
export const mediaIn = (assets: readonly ProjectAsset[]): string[] =>
  assets
    .filter((one) => MEDIA.includes(ruleOfFormat(one.format).group) || isModelFile(one))
    .map(({ hash }) => hash);

/**
 * Returns the words in the files beside the code: their names, texts, and the readable parts of models, the smallest
 * files first; models of the AI lab are read by shownModels. Films contain more than anybody reviews: throws
 * PublishedFilmRefused.
 */
export async function textsOfAssets(
  deps: FileDeps,
  userId: string,
  assets: readonly ProjectAsset[],
): Promise<{ names: PlacedText[]; texts: PlacedText[] }> {
  const film = assets.find(({ format }) => ruleOfFormat(format).group === 'film');
  if (film) throw PublishedFilmRefused(film.name);
  const texts: PlacedText[] = [];
  let left = MAX_SCANNED;
  for (const { name, hash, format } of assets.toSorted((a, b) => a.size - b.size)) {
    if (left <= 0) break;
    if (!WORDED.includes(format) || isModelFile({ name })) continue;
    const { content } = await readFile(deps, userId, hash);
    const words = wordsIn(format, content).slice(0, left);
    texts.push([name, words]);
    left -= words.length;
  }
  return { names: assets.map(({ name }) => [name, name]), texts };
}
