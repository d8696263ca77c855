import Type, { type Static } from 'typebox';
import { FileHash, FilesRefusedAnswer, ProjectAsset } from '../files/project-files.ts';
import { MODEL_KINDS, type ModelKind } from '../models/model-file.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';
import { ProjectName } from './projects.ts';

/**
 * Models of the AI lab that a member keeps in the account (docs/product.md#models-in-the-account). Their files are sent
 * as files of projects are (`uploadFile`), and read by `readFile`.
 */

/** Models that a member may keep. */
export const MODELS_MAX = 50;

export const SavedModel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Enum([...MODEL_KINDS] as ModelKind[]),
  labels: Type.Array(Type.String()),
  /** The right verdicts among those of its test; null without a test. */
  tested: Type.Union([Type.Object({ right: Type.Integer(), total: Type.Integer() }), Type.Null()]),
  model: ProjectAsset,
  /** The project with its examples, if the member keeps them here. */
  examples: Type.Union([ProjectAsset, Type.Null()]),
  revision: Type.Integer({ minimum: 1 }),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
});
export type SavedModel = Static<typeof SavedModel>;

const ModelParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listModels = endpoint({
  method: 'GET',
  path: '/models',
  access: 'member',
  summary: "The member's own models of the AI lab, the last changed first.",
  answer: Type.Array(SavedModel),
});

/**
 * Refusals by code: 403 `models_limit`; 409 `model_changed`; 413 `too_hard_to_read`; 422 `files_missing`,
 * `model_unreadable`, `model_keeps_camera` (nearest neighbours of hands or pictures), `examples_refused`.
 */
export const saveModel = endpoint({
  method: 'PUT',
  path: '/models/:id',
  access: 'member',
  summary:
    'Keeps a model under an id that the browser has chosen; the same save again changes nothing. It names the revision on which it is based, null for a new model: 409 with the present state when there is a newer one.',
  params: ModelParams,
  body: Type.Object({
    name: ProjectName,
    revision: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    model: FileHash,
    examples: Type.Union([FileHash, Type.Null()]),
  }),
  answer: SavedModel,
  failures: { 409: Conflict('model', SavedModel), 422: FilesRefusedAnswer },
});

export const deleteModel = endpoint({
  method: 'DELETE',
  path: '/models/:id',
  access: 'member',
  summary: "Deletes one of the member's models with its examples for good; links to it stay.",
  params: ModelParams,
  answer: Done,
});
