import type { PageParts } from '@codivia/contract/exercises/base';
import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { RoomFiles } from '@codivia/contract/programs/rooms';
import type { ExerciseWork } from '../help/help-entries.ts';
import { webTask } from '../tasks/tasks.ts';

/** The part of an answer for each file of an exercise. */
const PARTS: Record<string, string> = { HTML: 'html', CSS: 'css', JavaScript: 'js' };

/** The program of an answer as the files of its training room. */
export function roomFiles(exercise: CodeExercise, answer: AnswerParts): RoomFiles {
  if (exercise.kind === 'python') return { 'main.py': answer.code ?? exercise.starter };
  if (exercise.kind === 'p5') return { 'sketch.js': answer.js ?? exercise.starter };
  const { html = '', css = '', js = '' } = { ...exercise.starter, ...answer };
  return { 'index.html': html, 'style.css': css, 'script.js': js };
}

/** The parts of a page or a sketch that are in the files of its room. */
export function partsOfRoom(files: RoomFiles): Required<PageParts> {
  const { 'index.html': html = '', 'style.css': css = '', 'script.js': script = '' } = files;
  return { html, css, js: files['sketch.js'] ?? script };
}

/** Returns the code written in an exercise as the files of its training room; `part` names the file without a name. */
export function filesOfWork(
  exercise: CodeExercise,
  { files }: ExerciseWork,
  part = exercise.kind === 'python' ? 'code' : 'js',
): RoomFiles {
  const answer = files.map(({ name, code }) => [PARTS[name ?? ''] ?? part, code]);
  const { given } = webTask(exercise.task);
  // A query is handed on as the program that runs it.
  if (given?.solution && exercise.task) {
    return { 'main.py': given.program(exercise.task, files[0]?.code ?? '') };
  }
  return roomFiles(exercise, Object.fromEntries(answer));
}
