import { type Bilingual, LANGUAGES, type Language } from '../api/language.ts';
import type { AuthoredCodeExercise } from './exercises.ts';
import type { AuthoredOpenExercise } from './open.ts';
import { blanksIn, codeLines, piecesOf, REQUIRED_ITEMS_MIN } from './pieces.ts';
import { isSameOutput } from './predictions.ts';
import type {
  AuthoredArrangeExercise,
  AuthoredFillExercise,
  AuthoredPredictExercise,
  BlankValues,
} from './tasks.ts';

/** Something that is wrong with an exercise that is not answered by writing a program. */
export type TaskProblem =
  /** Of a program to fix: nothing says in which case it goes wrong. Of another: something does. */
  | { problem: 'no_failing_case' | 'needless_failing_case'; exercise: string }
  /** A template has no blank; a program has fewer than three lines to put into order. */
  | { problem: 'no_blank' | 'few_lines' | 'own_part_given'; exercise: string }
  /** An answer has more or fewer texts than there are blanks. */
  | { problem: 'blank_count'; exercise: string; wanted: number; got: number }
  /** An answer has a line that is not given, or a distractor is one of the lines. */
  | { problem: 'foreign_line' | 'distractor_is_line'; exercise: string; line: string }
  /** A checklist has two items of one id, or fewer required items than there must be. */
  | { problem: 'item_twice' | 'few_required'; exercise: string }
  /** A prediction listed as wrong is right, or is listed twice. */
  | { problem: 'right_prediction' | 'prediction_twice'; exercise: string };

type Localize = (text: string | Bilingual) => string;

function fillProblems(
  exercise: AuthoredFillExercise,
  language: Language,
  localize: Localize,
): TaskProblem[] {
  const { id, template, wrong, alternatives = [] } = exercise;
  const wanted = blanksIn(localize(template)).length;
  if (wanted === 0) return [{ problem: 'no_blank', exercise: id }];
  const valuesIn = (values: BlankValues) => (Array.isArray(values) ? values : values[language]);
  return [...wrong.map(({ blanks }) => blanks), ...alternatives]
    .map((values) => valuesIn(values).length)
    .filter((got) => got !== wanted)
    .map((got) => ({ problem: 'blank_count', exercise: id, wanted, got }));
}

function arrangeProblems(exercise: AuthoredArrangeExercise, localize: Localize): TaskProblem[] {
  const { id, wrong, alternatives = [], indent = false } = exercise;
  const lines = codeLines(localize(exercise.lines));
  const distractors = codeLines(localize(exercise.distractors ?? ''));
  const answers = [...wrong.map(({ code }) => code), ...alternatives].map(localize);
  const foreign = answers.flatMap((answer) =>
    piecesOf(answer, [...lines, ...distractors], indent).filter(({ piece }) => piece === null),
  );
  const bare = lines.map((line) => line.trim());
  return [
    ...(lines.length < 3 ? [{ problem: 'few_lines', exercise: id } as const] : []),
    ...distractors
      .filter((line) => bare.includes(line.trim()))
      .map((line): TaskProblem => ({ problem: 'distractor_is_line', exercise: id, line })),
    ...foreign.map(({ line }): TaskProblem => ({ problem: 'foreign_line', exercise: id, line })),
  ];
}

function predictProblems(exercise: AuthoredPredictExercise, localize: Localize): TaskProblem[] {
  const { id, output, wrong } = exercise;
  const predictions = wrong.map((one) => localize(one.output));
  const right = predictions.some((text) => isSameOutput(text, localize(output)));
  const twice = predictions.some((text, i) =>
    predictions.slice(i + 1).some((other) => isSameOutput(text, other)),
  );
  return [
    ...(right ? [{ problem: 'right_prediction', exercise: id } as const] : []),
    ...(twice ? [{ problem: 'prediction_twice', exercise: id } as const] : []),
  ];
}

function openProblems({ id, checklist }: AuthoredOpenExercise): TaskProblem[] {
  const ids = new Set(checklist.map((item) => item.id));
  const required = checklist.filter((item) => item.required !== false);
  const few = required.length < REQUIRED_ITEMS_MIN;
  return [
    ...(ids.size < checklist.length ? [{ problem: 'item_twice', exercise: id } as const] : []),
    ...(few ? [{ problem: 'few_required', exercise: id } as const] : []),
  ];
}

function problemsIn(exercise: AuthoredCodeExercise, language: Language): TaskProblem[] {
  const { id } = exercise;
  const localize: Localize = (text) => (typeof text === 'string' ? text : text[language]);
  if (exercise.kind === 'predict') return predictProblems(exercise, localize);
  if (exercise.task === 'open') return openProblems(exercise);
  const doubled: TaskProblem[] =
    'page' in exercise && exercise.page[exercise.part] !== undefined
      ? [{ problem: 'own_part_given', exercise: id }]
      : [];
  if (exercise.task === 'fill') return [...doubled, ...fillProblems(exercise, language, localize)];
  if (exercise.task === 'arrange') return [...doubled, ...arrangeProblems(exercise, localize)];
  const hasFailingCase = Boolean(exercise.failing_case);
  if (exercise.task === 'fix')
    return hasFailingCase ? [] : [{ problem: 'no_failing_case', exercise: id }];
  return hasFailingCase ? [{ problem: 'needless_failing_case', exercise: id }] : [];
}

/** What is wrong with how an exercise is answered, each problem once; empty when all is well. */
export function taskProblems(exercise: AuthoredCodeExercise): TaskProblem[] {
  const found = LANGUAGES.flatMap((language) => problemsIn(exercise, language));
  const byText = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}
