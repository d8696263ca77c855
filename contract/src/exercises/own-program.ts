import type { ProgramKind } from '../programs/program.ts';
import type { Exercise } from './exercises.ts';

/** The room in which the program of an exercise would run; null for one that has no program. */
export function roomOf(exercise: Exercise): ProgramKind | null {
  if (exercise.kind === 'quiz' || exercise.kind === 'explore') return null;
  if (exercise.kind === 'predict') return exercise.language === 'javascript' ? 'web' : 'python';
  return exercise.kind;
}

/** Tells whether the answer to an exercise is a program of the learner's own: not completed, put in order or predicted. */
export function isOwnProgram(exercise: Exercise): boolean {
  if (!('starter' in exercise)) return false;
  return exercise.task === undefined || ['fix', 'open', 'cases'].includes(exercise.task.type);
}
