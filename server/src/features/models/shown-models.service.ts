import type { ProjectAsset } from '@codivia/contract/files/project-files';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { parseApart } from '../../services/parsing-pool.ts';
import { type FileDeps, readFile } from '../project-files/project-files.service.ts';
import type { ReadModel, SentModel } from './read-model-file.worker.ts';

/** Throws ModelUnreadable, ModelKeepsCamera, ExamplesRefused, ModelNamesInsulting or TooHardToRead. */
export const readModelApart = (sent: SentModel): Promise<ReadModel> =>
  parseApart(new URL('./read-model-file.worker.ts', import.meta.url).href, sent);

export const isModelFile = ({ name }: Pick<ProjectAsset, 'name'>): boolean =>
  name.toLowerCase().endsWith(MODEL_SUFFIX);

/** A model as others would read it: its file, and the names and doubtful words in it. */
export interface ShownModel {
  name: string;
  words: string;
}

/**
 * Tells whether a word of a model could tell more than a word: it is a whole sentence, or as long a number as that of a
 * phone.
 */
const isSuspicious = (word: string): boolean =>
  /[^~\p{L}\d]/u.test(word) || word.replace(/\D/g, '').length > 5;

/**
 * Reads the models among the files that others would see. Throws StoredFileNotFound or what readModelApart throws.
 */
export async function shownModels(
  deps: FileDeps,
  userId: string,
  assets: readonly ProjectAsset[],
): Promise<ShownModel[]> {
  const shown: ShownModel[] = [];
  for (const { name, hash } of assets.filter(isModelFile)) {
    const { content } = await readFile(deps, userId, hash);
    const { names, words } = await readModelApart({ name, content, isShown: true });
    shown.push({ name, words: [...names, ...words.filter(isSuspicious)].join('\n\n') });
  }
  return shown;
}
