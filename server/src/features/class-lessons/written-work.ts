import type { PupilWork } from '@codivia/contract/api/class-lessons';
import type { Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { isChecked, localiseExercise } from '@codivia/contract/exercises/modules';
import { roomOf } from '@codivia/contract/exercises/own-program';
import { fillBlanks } from '@codivia/contract/exercises/pieces';
import { filesIn } from '@codivia/contract/exercises/programs';
import { wholeProgram } from '@codivia/contract/programs/program';
import { filesOfParts, type StoredParts } from '@codivia/contract/programs/stored-forms';

type Written = Pick<PupilWork, 'kind' | 'files' | 'answer' | 'beside'>;

/**
 * Returns what was written in an exercise as a whole program: with the parts that were given, and blanks filled. A
 * prediction stands beside its program; questions and explorables have no program.
 */
export function writtenWork(
  authored: AuthoredExercise,
  language: Language,
  parts: StoredParts,
): Written {
  const exercise = localiseExercise(authored, language);
  const kind = roomOf(exercise);
  const text = parts.code ?? '';
  if (exercise.kind === 'quiz' || exercise.kind === 'explore' || kind === null) {
    return { kind: null, files: null, answer: text || null, beside: [] };
  }
  if (exercise.kind === 'predict') {
    const given = exercise.language === 'python' ? 'main.py' : 'script.js';
    const files = wholeProgram(kind, { [given]: exercise.program });
    return { kind, files, answer: text || null, beside: [] };
  }
  const { task } = exercise;
  const isQuery = task?.type === 'sql';
  if (isQuery) return { kind: null, files: null, answer: text || null, beside: [] };
  const isFilled = task?.type === 'fill' && 'code' in parts;
  const written = isFilled ? { code: fillBlanks(task.template, text.split('\n')) } : parts;
  const files = wholeProgram(kind, { ...exercise.starter, ...filesOfParts(kind, written) });
  const beside = isChecked(authored) ? (filesIn(authored, language).files ?? []) : [];
  return { kind, files, answer: null, beside };
}
