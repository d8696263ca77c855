import type { Bilingual } from '../../api/language.ts';
import type { AuthoredExercise } from '../../exercises/exercises.ts';

/** A complete small exercise from which authors begin one of their own. */
export interface ExerciseTemplate {
  /** The topic that it is about. */
  topic: Bilingual;
  exercise: AuthoredExercise;
}

/** One text in both languages. */
export const both = (en: string, fr: string): Bilingual => ({ en, fr });

/** One paragraph in both languages. */
export const paragraph = (en: string, fr: string): Bilingual => ({
  en: `<p>${en}</p>`,
  fr: `<p>${fr}</p>`,
});
