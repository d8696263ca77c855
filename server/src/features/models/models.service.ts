import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/models';
import { MODELS_MAX, type SavedModel } from '@codivia/contract/api/models';
import type { AssetReference } from '@codivia/contract/files/project-files';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { AuthenticationRequired } from '../../errors.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { listAssets } from '../project-files/project-assets.service.ts';
import { FilesMissing } from '../project-files/project-files.errors.ts';
import { deleteUnlisted, selectFiles } from '../project-files/project-files.queries.ts';
import { type FileDeps, readFile } from '../project-files/project-files.service.ts';
import { tidied } from '../projects/projects.service.ts';
import { ModelChanged, ModelNotFound, ModelsLimit } from './models.errors.ts';
import * as queries from './models.queries.ts';
import { readModelApart } from './shown-models.service.ts';

type Save = Input<typeof contract.saveModel>['body'];

/** Names of the files in the lists of assets. */
const MODEL_NAME = `model${MODEL_SUFFIX}`;
const EXAMPLES_NAME = 'examples.json';

function saved({ user_id, assets, created_at, updated_at, ...row }: queries.ModelRow): SavedModel {
  const [model, examples = null] = assets;
  if (!model) throw new Error(`the model ${row.id} of ${user_id} has no file`);
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { ...row, ...times, model, examples };
}

export async function listModels({ db }: FileDeps, userId: string): Promise<SavedModel[]> {
  return (await queries.selectModels(db, userId)).map(saved);
}

/** Throws FilesMissing. */
async function expectFiles({ db }: FileDeps, userId: string, hashes: string[]): Promise<void> {
  const found = new Set((await selectFiles(db, userId, hashes)).map(({ sha256 }) => sha256));
  const missing = hashes.filter((hash) => !found.has(hash));
  if (missing.length > 0) throw FilesMissing(missing);
}

const isSame = (present: queries.ModelRow, name: string, files: readonly AssetReference[]) =>
  present.name === name &&
  present.assets.length === files.length &&
  files.every(({ hash }, i) => present.assets[i]?.hash === hash);

/**
 * Keeps a model, and its examples if they are sent. Its file is read before anything is stored; the same save again
 * changes nothing. Throws ModelChanged, ModelsLimit, FilesMissing, ProjectNameTooLong or what readModelApart throws.
 */
export async function saveModel(
  deps: FileDeps,
  userId: string,
  id: string,
  { name: typed, revision, model, examples }: Save,
): Promise<SavedModel> {
  const name = tidied(typed);
  const files = [{ name: MODEL_NAME, hash: model }];
  if (examples) files.push({ name: EXAMPLES_NAME, hash: examples });
  await expectFiles(
    deps,
    userId,
    files.map(({ hash }) => hash),
  );
  const contentOf = async (hash: string) => (await readFile(deps, userId, hash)).content;
  const { kind, labels, tested } = await readModelApart({
    name,
    content: await contentOf(model),
    ...(examples && { examples: await contentOf(examples) }),
  });
  return deps.db.transaction(async (tx) => {
    if (!(await lockPremiumGrounds(tx, userId))) throw AuthenticationRequired();
    const present = await queries.selectModel(tx, userId, id);
    if (present && isSame(present, name, files)) return saved(present);
    if (present && present.revision !== revision) throw ModelChanged(saved(present));
    if (!present && (await queries.countModels(tx, userId)) >= MODELS_MAX) throw ModelsLimit();
    const now = deps.clock();
    const stored = await queries.upsertModel(tx, {
      user_id: userId,
      id,
      name,
      kind,
      labels,
      tested: tested ?? null,
      assets: await listAssets(tx, userId, 'python', files),
      revision: (present?.revision ?? 0) + 1,
      created_at: now,
      updated_at: now,
    });
    await deleteUnlisted(tx, userId);
    return saved(stored);
  });
}

/** Throws ModelNotFound. */
export async function deleteModel({ db }: FileDeps, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    if (!(await queries.deleteOwnModel(tx, userId, id))) throw ModelNotFound();
    await deleteUnlisted(tx, userId);
  });
}
