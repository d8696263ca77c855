import Type, { type Static } from 'typebox';
import type { Language } from '../../api/language.ts';
import { About, AUTHORED_KINDS, Code, codeIn, hard_coded } from '../base.ts';
import type { TaskProblem } from '../module.ts';
import { blanksIn, fillBlanks } from '../pieces.ts';
import { checkedModule, feedbackTexts, ONE_CHECK, provenWithKeys } from './checked.ts';
import { acceptsGiven, fileOf, IN_PAGE, languageOf, pageProblems, wholeWith } from './given.ts';

/** A text for each blank, the same in both languages or not. */
export const BlankValues = Type.Union([
  Type.Array(Type.String()),
  Type.Object({ fr: Type.Array(Type.String()), en: Type.Array(Type.String()) }),
]);
export type BlankValues = Static<typeof BlankValues>;

/** A program with blanks, each written ⟦with its right text⟧: together they make the solution. */
const Fill = {
  task: Type.Literal('fill'),
  ...About.properties,
  template: Code,
  wrong: Type.Array(Type.Object({ blanks: BlankValues, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Optional(Type.Array(BlankValues)),
};
export const FillSchemas = {
  python: Type.Object({ ...AUTHORED_KINDS.python, ...Fill }),
  p5: Type.Object({ ...AUTHORED_KINDS.p5, ...Fill }),
  web: Type.Object({ ...IN_PAGE, ...Fill }),
};
export type AuthoredFillExercise = Static<(typeof FillSchemas)['python' | 'p5' | 'web']>;

const valuesIn = (values: BlankValues, language: Language): readonly string[] =>
  Array.isArray(values) ? values : values[language];

/** Programs to fill start with their blanks empty. */
export const fill = checkedModule<AuthoredFillExercise>({
  ...ONE_CHECK,
  minutes: 2,
  alternatives: null,
  typedResult: false,
  programs(exercise, language) {
    const template = codeIn(exercise.template, language);
    const filled = (values: BlankValues) =>
      wholeWith(exercise, fillBlanks(template, valuesIn(values, language)), language);
    return {
      starter: filled([]),
      solution: filled(blanksIn(template)),
      alternatives: (exercise.alternatives ?? []).map(filled),
      wrong: exercise.wrong.map(({ blanks, feedback }) => ({ files: filled(blanks), feedback })),
    };
  },
  learnerTask: (exercise, localize) => ({
    type: 'fill',
    template: localize(exercise.template),
    ...fileOf(exercise),
  }),
  problems(exercise, language, localize) {
    const { id, template, wrong, alternatives = [] } = exercise;
    const wanted = blanksIn(localize(template)).length;
    if (wanted === 0) return [...pageProblems(exercise), { problem: 'no_blank', exercise: id }];
    const counts = [...wrong.map(({ blanks }) => blanks), ...alternatives]
      .map((values) => valuesIn(values, language).length)
      .filter((got) => got !== wanted)
      .map((got): TaskProblem => ({ problem: 'blank_count', exercise: id, wanted, got }));
    return [...pageProblems(exercise), ...counts];
  },
  ownTexts: (exercise, _, short) => feedbackTexts(exercise, short),
  proven: provenWithKeys,
  accepts: (exercise, pass, read) =>
    acceptsGiven(pass, (answer, language) => {
      const values = answer.split('\n');
      const template = codeIn(exercise.template, language);
      const isWhole = values.length === blanksIn(template).length;
      if (!isWhole || values.some((value) => value.trim() === '')) return false;
      return read(languageOf(exercise), fillBlanks(template, values)) !== null;
    }),
});
