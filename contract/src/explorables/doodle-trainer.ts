import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** The things that are drawn, and the number of drawings of each that training needs. */
export const DoodleTrainerOptions = Type.Object({
  classes: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 16 }), { minItems: 2, maxItems: 4 }),
  ),
  each: Type.Optional(Type.Integer({ minimum: 2, maximum: 8 })),
});
export type DoodleTrainerOptions = Static<typeof DoodleTrainerOptions>;

/**
 * `trained` counts the trainings. The drawings are no part of the state, which may be kept in the account: they stay in
 * the browser, as a project of the AI lab.
 */
export type DoodleTrainerState = { trained: number };

const MOST_TRAININGS = 999;
const MOST_CLASSES = 4;

export const DRAWINGS_OF_EACH = 5;

/** The names of what is drawn: the given ones, each once, or else those of the page's language. */
export function doodleClasses(
  { classes }: DoodleTrainerOptions,
  usual: readonly string[],
): readonly string[] {
  const names = [...new Set(classes ?? usual)].slice(0, MOST_CLASSES);
  return names.length < 2 ? usual : names;
}

/** Figures: `trained`, the number of trainings so far. */
export const doodleTrainer: Explorable<DoodleTrainerOptions, DoodleTrainerState> = {
  start: () => ({ trained: 0 }),
  settle: (_, { trained }) => ({ trained: Math.round(within(trained, 0, MOST_TRAININGS)) }),
  measure: (_, { trained }) => ({ trained }),
};
