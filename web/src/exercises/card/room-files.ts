import type { PageParts } from '@codivia/contract/exercises/base';
import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { ExerciseWork } from '../help/help-entries.ts';

/** The part of an answer for each file of an exercise. */
const PARTS: Record<string, string> = { HTML: 'html', CSS: 'css', JavaScript: 'js' };

/** The program of an answer as the files of its training room. */
export function roomFiles(exercise: CodeExercise, answer: AnswerParts): ProgramFiles {
  if (exercise.kind === 'python') return { 'main.py': answer.code ?? exercise.starter };
  if (exercise.kind === 'p5') return { 'sketch.js': answer.js ?? exercise.starter };
  const { html = '', css = '', js = '' } = { ...exercise.starter, ...answer };
  return { 'index.html': html, 'style.css': css, 'script.js': js };
}

/** The parts of a page or a sketch that are in the files of its room. */
export function partsOfRoom(files: ProgramFiles): Required<PageParts> {
  const { 'index.html': html = '', 'style.css': css = '', 'script.js': script = '' } = files;
  return { html, css, js: files['sketch.js'] ?? script };
}

/** Returns the code written in an exercise as the files of its training room; `part` names the file without a name. */
export function filesOfWork(
  exercise: CodeExercise,
  { files }: ExerciseWork,
  part = exercise.kind === 'python' ? 'code' : 'js',
): ProgramFiles {
  const answer = files.map(({ name, code }) => [PARTS[name ?? ''] ?? part, code]);
  return roomFiles(exercise, Object.fromEntries(answer));
}

/** The part that is completed, where not all of the program is written. */
export const partGiven = ({ task }: CodeExercise) =>
  task && 'part' in task ? task.part : undefined;
