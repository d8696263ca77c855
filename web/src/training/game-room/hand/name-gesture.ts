import { MAX_MODEL_BYTES, MODEL_SUFFIX, type ModelFile } from '@codivia/contract/models/model-file';
import { readModel } from '@codivia/contract/models/read-model';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import { plainGesture } from '@codivia/runners/game/hand/plain-gesture';
import type { HandPoint } from '@codivia/runners/models/hand-features';
import { judge } from '@codivia/runners/models/trained-model';

type NameGesture = (points: readonly HandPoint[]) => string | null;

/** The model in a file, if it is one for hands. A file that is broken is reported where the program loads it. */
async function handModelIn({ name, data }: ProgramFile): Promise<ModelFile | null> {
  if (!name.endsWith(MODEL_SUFFIX) || data.size > MAX_MODEL_BYTES) return null;
  try {
    const model = readModel(JSON.parse(await data.text()));
    return model.kind === 'hand' ? model : null;
  } catch {
    return null;
  }
}

const LOADED = /\bloadModel\(\s*['"`]([^'"`\n]{1,100})['"`]/g;

/** The files with those first whose models the code loads. */
function loadedFirst(files: readonly ProgramFile[], code: string): ProgramFile[] {
  const names = new Set([...code.matchAll(LOADED)].map(([, name]) => name));
  const isLoaded = ({ name }: ProgramFile) =>
    names.has(name) || names.has(name.slice(0, -MODEL_SUFFIX.length));
  return [...files.filter(isLoaded), ...files.filter((file) => !isLoaded(file))];
}

/**
 * Returns what names a gesture: the model for hands that the code loads, else the first one among the files, else the
 * stretched fingers.
 */
export async function gestureNamer(
  files: readonly ProgramFile[],
  code: string,
): Promise<NameGesture> {
  for (const file of loadedFirst(files, code)) {
    const model = await handModelIn(file);
    if (model) return (points) => judge(model, points).label;
  }
  return plainGesture;
}
