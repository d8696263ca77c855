import { LANGUAGES } from '../api/language.ts';
import { MODEL_SUFFIX, type ModelFile } from '../models/model-file.ts';
import { readModel } from '../models/read-model.ts';
import type { AuthoredFile, PreviewFile } from './base.ts';
import { filesIn } from './programs.ts';

/** Characters of a text beside the program of an exercise, and of a model of the AI lab. */
export const EXERCISE_TEXT_MAX = 100_000;
export const EXERCISE_MODEL_MAX = 200_000;

/** Tells whether a file beside a program is a model of the AI lab, by its name. */
export const isModelName = (name: string): boolean => name.endsWith(MODEL_SUFFIX);

/** Returns the model in the text of a file; null where it is none. */
export function modelIn(text: string): ModelFile | null {
  try {
    return readModel(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A file that an exercise cannot have. `most` is the limit in thousands of characters. */
export type FileProblem =
  | { problem: 'no_model'; name: string }
  | { problem: 'file_too_large'; name: string; most: number };

function problemsOf(file: PreviewFile): FileProblem[] {
  if (!('content' in file)) return [];
  const { name, content } = file;
  const most = isModelName(name) ? EXERCISE_MODEL_MAX : EXERCISE_TEXT_MAX;
  if (content.length > most) return [{ problem: 'file_too_large', name, most: most / 1000 }];
  return isModelName(name) && !modelIn(content) ? [{ problem: 'no_model', name }] : [];
}

/** Returns the problems of the files beside the program of an exercise, each once. */
export function fileProblems(exercise: { files?: AuthoredFile[] }): FileProblem[] {
  const found = LANGUAGES.flatMap((one) =>
    (filesIn(exercise, one).files ?? []).flatMap(problemsOf),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
