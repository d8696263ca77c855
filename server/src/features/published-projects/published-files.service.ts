import { LINK_FILES_MAX_BYTES } from '@codivia/contract/api/shared-links';
import {
  type FileFormat,
  type FileGroup,
  ruleOfFormat,
} from '@codivia/contract/files/file-formats';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import {
  type FileDeps,
  type ReadFile,
  read,
  StoredFileNotFound,
} from '../project-files/project-files.service.ts';
import type { PlacedText } from './findings.worker.ts';
import { PublishedFilmRefused, PublishedProjectNotFound } from './published-projects.errors.ts';
import { selectPublishedAssets, type Viewer } from './published-projects.queries.ts';

/** How many characters are looked through for personal data: no fewer than the files of a link have. */
const MAX_SCANNED = LINK_FILES_MAX_BYTES;

/** What can be read in bytes that are no text: as short as a phone number, and seldom found among numbers of a model. */
const READABLE = /[\w @.+:/'-]{10,}/g;

/** Formats in which people read words as they are stored. */
const WORDED: readonly FileFormat[] = ['text', 'svg', 'stl'];

/** What a file of such a format says in words. */
const wordsIn = (format: FileFormat, content: Buffer): string =>
  format === 'stl'
    ? (content.toString('latin1').match(READABLE) ?? []).join('\n')
    : content.toString();

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

const MEDIA: readonly FileGroup[] = ['image', 'sound', 'model'];

/** The hashes of pictures, sounds and models of a list. Texts and fonts are the same in many works. */
export const mediaIn = (assets: readonly ProjectAsset[]): string[] =>
  assets.filter(({ format }) => MEDIA.includes(ruleOfFormat(format).group)).map(({ hash }) => hash);

/**
 * Lists what the files beside the code say in words: their names, texts, and what can be read in models, the smallest files
 * first. Films say more than anybody looks through: throws PublishedFilmRefused.
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
    if (!WORDED.includes(format)) continue;
    const { content } = await read(deps, userId, hash);
    const words = wordsIn(format, content).slice(0, left);
    texts.push([name, words]);
    left -= words.length;
  }
  return { names: assets.map(({ name }) => [name, name]), texts };
}
