import type { AuthoredPageParts, Code } from '@codivia/contract/exercises/base';
import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { type Task, taskNameOf, taskOf } from '@codivia/contract/exercises/modules';
import { blanksIn, fillBlanks } from '@codivia/contract/exercises/pieces';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import type { AuthoredSqlExercise } from '@codivia/contract/exercises/tasks/sql';
import type { AuthoredWriteExercise } from '@codivia/contract/exercises/tasks/write';
import { type AuthoredParts, isText } from '@codivia/contract/programs/stored-forms';

const EMPTY = { en: '', fr: '' };
const MAIN = 'main.py';

const mapped = (code: Code, change: (text: string) => string): Code =>
  typeof code === 'string' ? change(code) : { en: change(code.en), fr: change(code.fr) };

/** Returns the solution as one text; for a page, the part that learners write. */
function solutionOf(exercise: AuthoredCheckedExercise): Code {
  if (exercise.task === 'fill') {
    return mapped(exercise.template, (text) => fillBlanks(text, blanksIn(text)));
  }
  if (exercise.task === 'arrange') return exercise.lines;
  const { starter, solution } = exercise;
  if (isText(solution)) return solution;
  const parts: AuthoredParts = solution;
  if (exercise.kind === 'web') return parts[partOf(exercise)] ?? '';
  return parts[MAIN] ?? (isText(starter) ? starter : (starter as AuthoredParts)[MAIN]) ?? '';
}

function partOf(exercise: AuthoredCheckedExercise): keyof AuthoredPageParts {
  if (exercise.kind !== 'web') return 'js';
  if ('part' in exercise) return exercise.part;
  return (
    (['html', 'css', 'js'] as const).find((name) => exercise.solution[name] !== undefined) ?? 'html'
  );
}

function surroundingPage(exercise: AuthoredCheckedExercise): AuthoredPageParts {
  if (exercise.kind !== 'web') return {};
  if ('page' in exercise) return exercise.page;
  const { [partOf(exercise)]: _, ...others } = { ...exercise.starter, ...exercise.solution };
  return others;
}

/** Returns the fields that all exercises have, whatever their task. */
function aboutOf(exercise: AuthoredCheckedExercise) {
  const { id, title, instructions, hints, difficulty, concept, files } = exercise;
  const fixed_result = 'fixed_result' in exercise && exercise.fixed_result;
  const task = taskOf(exercise);
  const judged = { check: task.check(exercise), feedback: task.feedback(exercise) };
  return {
    id,
    title,
    instructions,
    hints,
    ...judged,
    ...(difficulty && { difficulty }),
    ...(concept && { concept }),
    ...(fixed_result && { fixed_result }),
    ...(files && { files }),
  };
}

/** Returns the keys of the first two wrong answers, which have to be written again. */
function keysOf({ wrong }: AuthoredCheckedExercise): [string, string] {
  return [wrong[0]?.feedback ?? 'error', wrong[1]?.feedback ?? 'error'];
}

function surroundings(exercise: AuthoredCheckedExercise) {
  const { kind } = exercise;
  return kind === 'web'
    ? { kind, page: surroundingPage(exercise), part: partOf(exercise) }
    : { kind };
}

function written(exercise: AuthoredCheckedExercise): AuthoredWriteExercise {
  if (exercise.task === 'open') {
    const { starter, solution, wrong, alternatives, kind } = exercise;
    const answers = { starter, solution, wrong, alternatives };
    return { kind, ...aboutOf(exercise), ...answers } as AuthoredWriteExercise;
  }
  if (exercise.task === 'sql') {
    const { id, title, instructions, hints, difficulty, concept, files } = exercise;
    const wrong = keysOf(exercise).map(() => ({ code: '', feedback: 'error' }));
    const judged = { check: '', feedback: {}, starter: '', solution: '', wrong };
    return {
      kind: 'python',
      id,
      title,
      instructions,
      hints,
      ...judged,
      alternatives: [''],
      ...(difficulty && { difficulty }),
      ...(concept && { concept }),
      ...(files && { files }),
    };
  }
  if ('solution' in exercise) {
    const { task: _, failing_case: _f, ...rest } = exercise;
    return rest;
  }
  const solution = solutionOf(exercise);
  const about = aboutOf(exercise);
  const keys = keysOf(exercise);
  if (exercise.kind === 'web') {
    const start = { ...exercise.page, [exercise.part]: '' };
    const parts = { [exercise.part]: solution };
    const wrong = keys.map((feedback) => ({ feedback }));
    return { kind: 'web', ...about, starter: start, solution: parts, wrong, alternatives: [parts] };
  }
  const wrong = keys.map((feedback) => ({ code: '', feedback }));
  const { kind } = exercise;
  const answers = { starter: '', solution, wrong, alternatives: [solution] };
  return { kind, ...about, ...answers } as AuthoredWriteExercise;
}

/**
 * Returns the exercise as an open project: its check becomes that of the first item, and more items are to be written.
 */
function opened(exercise: AuthoredCheckedExercise): AuthoredOpenExercise {
  const { check, feedback: _, fixed_result: _f, task: _t, ...rest } = written(exercise);
  const item = (number: number) => ({ id: `item-${number}`, text: EMPTY, hint: EMPTY, check: '' });
  const checklist = [{ ...item(1), check }, item(2), item(3)];
  const wrong = rest.wrong.map((one, i) => ({ ...one, feedback: i === 0 ? 'item-1' : 'error' }));
  return { ...rest, task: 'open', summary: EMPTY, checklist, wrong } as AuthoredOpenExercise;
}

/** The exercise as a query to write: only its words stay. */
function queried(exercise: AuthoredCheckedExercise): AuthoredSqlExercise {
  const { id, title, instructions, hints, difficulty, concept, files } = exercise;
  const tables = [{ name: 'table', columns: ['name'], rows: [], other_rows: [] }];
  const wrong = ['sql-error', 'missing-rows'].map((feedback) => ({ code: '', feedback }));
  return {
    kind: 'python',
    task: 'sql',
    id,
    title,
    instructions,
    hints,
    ...(difficulty && { difficulty }),
    ...(concept && { concept }),
    ...(files && { files: files as NonNullable<AuthoredSqlExercise['files']> }),
    tables,
    starter: 'SELECT ',
    solution: '',
    wrong,
    alternatives: [''],
  };
}

/** The exercise answered in another way. Its program, check and texts stay; other answers are written again. */
export function withTask(exercise: AuthoredCheckedExercise, task: Task): AuthoredCheckedExercise {
  if (task === taskNameOf(exercise)) return exercise;
  if (task === 'write') return written(exercise);
  if (task === 'open') return opened(exercise);
  if (task === 'sql') return queried(exercise);
  if (task === 'fix') return { ...written(exercise), task, failing_case: EMPTY };
  // The program and the check of a query are not its author's.
  if (exercise.task === 'sql') return withTask(written(exercise), task);
  const keys = keysOf(exercise);
  const about = { ...surroundings(exercise), ...aboutOf(exercise) };
  const program = solutionOf(exercise);
  if (task === 'fill') {
    const wrong = keys.map((feedback) => ({ blanks: [''], feedback }));
    return { ...about, task, template: program, wrong } as AuthoredCheckedExercise;
  }
  const wrong = keys.map((feedback) => ({ code: '', feedback }));
  return { ...about, task, lines: program, distractors: '', wrong } as AuthoredCheckedExercise;
}
