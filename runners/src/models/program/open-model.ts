import { MAX_MODEL_BYTES, MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { MISSING_FILE } from '../../files/missing-file.ts';
import { LARGE_MODEL, MODEL_NOT_READY, ProgramError } from './program-error.ts';
import { type ProgramModel, programModel } from './program-model.ts';

declare global {
  /** The models of a saved folder as texts, by the addresses of their files: a page from a folder may fetch no file. */
  var codiviaModels: Record<string, string> | undefined;
}

/** A promise of a model which is the model itself, too, as soon as that is there. */
export type OpenedModel = Promise<ProgramModel> & ProgramModel;

/** The error that console and p5 take for the consequence of a missing file, which has been reported. */
const missing = (file: string) =>
  Object.assign(new ProgramError(MISSING_FILE, file), { status: 404, ok: false });

async function textOf(file: string): Promise<string> {
  const { codiviaModels: models = {} } = globalThis;
  if (location.protocol === 'file:') {
    const { href } = new URL(file, document.baseURI);
    if (Object.hasOwn(models, href)) return models[href] ?? '';
  }
  const answer = await fetch(file);
  if (!answer.ok) throw missing(file);
  const data = await answer.blob();
  if (data.size > MAX_MODEL_BYTES) throw new ProgramError(LARGE_MODEL, file);
  return data.text();
}

const fileOf = (name: string) => (name.endsWith(MODEL_SUFFIX) ? name : name + MODEL_SUFFIX);

async function readNamed(name: string): Promise<ProgramModel> {
  const file = fileOf(name);
  return programModel(file, await textOf(file));
}

/** Opens the model in the file NAME.model.json beside the program. */
export function openModel(name: string): { opened: OpenedModel; loaded: Promise<ProgramModel> } {
  const loaded = readNamed(name);
  const tooEarly = () => {
    throw new ProgramError(MODEL_NOT_READY, name);
  };
  const early = { kind: undefined, labels: [], predict: tooEarly, confidences: tooEarly };
  // A promise of its own: when nobody handles its failure, that is reported.
  const opened = Object.assign(
    loaded.then((model) => model),
    early,
  ) as unknown as OpenedModel;
  loaded.then(
    (model) => Object.assign(opened, model),
    () => {},
  );
  return { opened, loaded };
}
