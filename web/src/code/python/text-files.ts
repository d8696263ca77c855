import type { ExerciseFile } from '@codivia/contract/exercises/base';
import type { RunFile } from '@codivia/runners/runner';

/** Modules and other texts as files in the folder of a Python program. */
export function textFiles(texts: readonly ExerciseFile[]): RunFile[] {
  return texts.map(({ name, content }) => ({ name, data: new TextEncoder().encode(content) }));
}
