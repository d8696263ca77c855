import Type, { type Static } from 'typebox';
import { Bilingual, LANGUAGES } from '../api/language.ts';
import { type ExplorableState, type Measures, readState } from '../explorables/explorable.ts';
import { Goal, meets } from '../explorables/goal.ts';
import { explorableNamed } from '../explorables/models.ts';
import { AUTHORED_EXTRAS, EXTRAS, extrasIn, Slug, withConcept } from './base.ts';
import type { ExerciseModule, Localize, TaskProblem } from './module.ts';

const State = Type.Record(
  Type.String(),
  Type.Union([
    Type.Number(),
    Type.String(),
    Type.Boolean(),
    Type.Array(Type.Number()),
    Type.Array(Type.String()),
  ]),
);

/** Options as they are written. A text in them may be in both languages. */
export const ExplorableOptions = Type.Record(Type.String(), Type.Unknown());
export type ExplorableOptions = Static<typeof ExplorableOptions>;

/** A state of an explorable to be reached, "move the line until the error is below 2". */
export const AuthoredExploreExercise = Type.Object({
  kind: Type.Literal('explore'),
  id: Slug,
  title: Bilingual,
  ...AUTHORED_EXTRAS,
  instructions: Bilingual,
  explorable: Slug,
  options: Type.Optional(ExplorableOptions),
  goal: Goal,
  hints: Type.Array(Bilingual, { minItems: 1 }),
  /** Feedback on a state that does not reach the goal. */
  not_yet: Bilingual,
  /** A state that reaches the goal. */
  solution: State,
  /** States that do not reach the goal, each with the condition by which it is recognised and the feedback on it. */
  wrong: Type.Array(Type.Object({ state: State, when: Goal, feedback: Bilingual }), {
    minItems: 1,
    maxItems: 30,
  }),
});
export type AuthoredExploreExercise = Static<typeof AuthoredExploreExercise>;

/** An explorable exercise in the form that learners get. Texts are HTML except the title. */
export const ExploreExercise = Type.Object({
  kind: Type.Literal('explore'),
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  explorable: Type.String(),
  options: ExplorableOptions,
  goal: Goal,
  hints: Type.Array(Type.String()),
  not_yet: Type.String(),
  wrong: Type.Array(Type.Object({ when: Goal, feedback: Type.String() })),
});
export type ExploreExercise = Static<typeof ExploreExercise>;

const isBilingual = (value: object): value is Bilingual =>
  Object.keys(value).length === LANGUAGES.length && LANGUAGES.every((one) => one in value);

function valueIn(value: unknown, localize: Localize): unknown {
  if (Array.isArray(value)) return value.map((one) => valueIn(one, localize));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return localize(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, valueIn(one, localize)]),
  );
}

/** The options with every text in one language. */
export const optionsIn = (options: ExplorableOptions = {}, localize: Localize) =>
  valueIn(options, localize) as ExplorableOptions;

/**
 * The figures of a state that is written as text, or of the start; null if it is no state of the explorable, or if the
 * options are wrong. A lesson may have been stored when they were still right.
 */
function measured(
  exercise: AuthoredExploreExercise,
  options: ExplorableOptions,
  text?: string,
): Measures | null {
  const explorable = explorableNamed(exercise.explorable);
  try {
    const state =
      text === undefined
        ? explorable?.start(options)
        : explorable && readState(explorable, options, text);
    return explorable && state ? explorable.measure(options, state) : null;
  } catch {
    return null;
  }
}

/** The faults of states and conditions; those of single options are found by their schema. */
function stateProblems(exercise: AuthoredExploreExercise, localize: Localize): TaskProblem[] {
  const { id, goal, solution, wrong } = exercise;
  if (!explorableNamed(exercise.explorable))
    return [{ problem: 'unknown_explorable', exercise: id }];
  const options = optionsIn(exercise.options, localize);
  const figures = (state: ExplorableState) => measured(exercise, options, JSON.stringify(state));
  const atStart = measured(exercise, options);
  if (!atStart) return [{ problem: 'broken_options', exercise: id }];
  const reached = figures(solution);
  const found: TaskProblem[] = Object.keys(goal)
    .filter((measure) => !Object.hasOwn(atStart, measure))
    .map((measure) => ({ problem: 'unknown_measure', exercise: id, measure }));
  if (meets(goal, atStart)) found.push({ problem: 'goal_at_start', exercise: id });
  if (!reached || !meets(goal, reached)) found.push({ problem: 'goal_not_reached', exercise: id });
  for (const [index, { state }] of wrong.entries()) {
    const got = figures(state);
    const recognised = got ? wrong.findIndex(({ when }) => meets(when, got)) : -1;
    if (!got || meets(goal, got) || recognised !== index) {
      found.push({ problem: 'wrong_state', exercise: id, number: index + 1 });
    }
  }
  return found;
}

export const explore: ExerciseModule<AuthoredExploreExercise, ExploreExercise> = {
  minutes: 2,
  localise: (exercise, _, localize) => ({
    kind: 'explore',
    id: exercise.id,
    ...extrasIn(exercise, localize),
    title: localize(exercise.title),
    instructions: localize(exercise.instructions),
    explorable: exercise.explorable,
    options: optionsIn(exercise.options, localize),
    goal: exercise.goal,
    hints: exercise.hints.map(localize),
    not_yet: localize(exercise.not_yet),
    wrong: exercise.wrong.map(({ when, feedback }) => ({ when, feedback: localize(feedback) })),
  }),
  problems: (exercise, _, localize) => stateProblems(exercise, localize),
  withTexts: (exercise, long, short) => ({
    ...exercise,
    ...withConcept(exercise, short),
    instructions: long(exercise.instructions),
    hints: exercise.hints.map(short),
    not_yet: short(exercise.not_yet),
    wrong: exercise.wrong.map((one) => ({ ...one, feedback: short(one.feedback) })),
  }),
  /** Options may differ by language, so an answer counts in either. */
  accepts(exercise, { answer }) {
    if (!answer) return null;
    const { code } = answer;
    if (code === undefined || Object.keys(answer).length > 1) return false;
    return LANGUAGES.some((language) => {
      const figures = measured(
        exercise,
        optionsIn(exercise.options, (text) => (typeof text === 'string' ? text : text[language])),
        code,
      );
      return figures !== null && meets(exercise.goal, figures);
    });
  },
};
