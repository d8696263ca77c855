import Type, { type Static } from 'typebox';
import { About, AUTHORED_KINDS, Code, codeIn, hard_coded } from '../base.ts';
import type { TaskProblem } from '../module.ts';
import { codeLines, piecesOf } from '../pieces.ts';
import { checkedModule, feedbackTexts, ONE_CHECK, provenWithKeys } from './checked.ts';
import { acceptsGiven, fileOf, IN_PAGE, pageProblems, wholeWith } from './given.ts';

/** The lines of a program to be put into order, with lines among them that do not belong there. */
const Arrange = {
  task: Type.Literal('arrange'),
  ...About.properties,
  /** The lines in a right order. Learners get them mixed. */
  lines: Code,
  distractors: Type.Optional(Code),
  /** True when learners indent the lines themselves; else each keeps its indentation. */
  indent: Type.Optional(Type.Boolean()),
  wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Optional(Type.Array(Code)),
};
export const ArrangeSchemas = {
  python: Type.Object({ ...AUTHORED_KINDS.python, ...Arrange }),
  p5: Type.Object({ ...AUTHORED_KINDS.p5, ...Arrange }),
  web: Type.Object({ ...IN_PAGE, ...Arrange }),
};
export type AuthoredArrangeExercise = Static<(typeof ArrangeSchemas)['python' | 'p5' | 'web']>;

/** Programs to arrange start without any line. */
export const arrange = checkedModule<AuthoredArrangeExercise>({
  ...ONE_CHECK,
  minutes: 3,
  alternatives: null,
  typedResult: false,
  programs(exercise, language) {
    const whole = (code: Code) => wholeWith(exercise, codeIn(code, language), language);
    return {
      starter: whole(''),
      solution: whole(exercise.lines),
      alternatives: (exercise.alternatives ?? []).map(whole),
      wrong: exercise.wrong.map(({ code, feedback }) => ({ files: whole(code), feedback })),
    };
  },
  learnerTask: (exercise, localize) => ({
    type: 'arrange',
    lines: codeLines(localize(exercise.lines)),
    distractors: codeLines(localize(exercise.distractors ?? '')),
    indent: exercise.indent ?? false,
    ...fileOf(exercise),
  }),
  problems(exercise, _, localize) {
    const { id, wrong, alternatives = [], indent = false } = exercise;
    const lines = codeLines(localize(exercise.lines));
    const distractors = codeLines(localize(exercise.distractors ?? ''));
    const bare = new Set(lines.map((line) => line.trim()));
    const foreign = [...wrong.map(({ code }) => code), ...alternatives]
      .flatMap((answer) => piecesOf(localize(answer), [...lines, ...distractors], indent))
      .filter(({ piece }) => piece === null);
    const found: TaskProblem[] = pageProblems(exercise);
    if (lines.length < 3) found.push({ problem: 'few_lines', exercise: id });
    for (const line of distractors) {
      if (bare.has(line.trim())) found.push({ problem: 'distractor_is_line', exercise: id, line });
    }
    for (const { line } of foreign) found.push({ problem: 'foreign_line', exercise: id, line });
    return found;
  },
  ownTexts: (exercise, _, short) => feedbackTexts(exercise, short),
  proven: provenWithKeys,
  accepts: ({ lines, distractors = '', indent = false }, pass) =>
    acceptsGiven(pass, (answer, language) => {
      const pieceLines = [lines, distractors].flatMap((code) => codeLines(codeIn(code, language)));
      const pieces = piecesOf(answer, pieceLines, indent);
      return pieces.length > 0 && pieces.every(({ piece }) => piece !== null);
    }),
});
