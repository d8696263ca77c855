import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { plainText } from '@codivia/contract/lessons/lesson-blocks';
import { areMinutesOff, estimatedMinutes } from '@codivia/contract/lessons/lesson-minutes';
import { structureProblems } from '@codivia/contract/lessons/lesson-structure';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import { readingAge } from '@codivia/contract/lessons/reading-level';
import { textProblems } from '@codivia/contract/lessons/text-problems';
import type { Problem } from '../../problem-list.tsx';
import { toProve } from '../../proof.ts';
import { isWarning } from '../publication.ts';
import type { PLACES } from './places.ts';

/** Years between the age of a course and that of its prose from which the author is told. */
const YEARS_APART = 2;

/** The checks, each with the part of the form to which it belongs. */
export const CHECKS = {
  titles: 'texts',
  texts: 'texts',
  alternatives: 'texts',
  exercises: 'exercises',
  exercise_texts: 'exercises',
  proven: 'exercises',
  languages: 'texts',
  addresses: 'texts',
  minutes: 'details',
  reading: 'texts',
} as const satisfies Record<string, keyof typeof PLACES>;
type CheckName = keyof typeof CHECKS;

/** One line of the checklist. What is no advice keeps a lesson from being published. */
export interface Check {
  name: CheckName;
  done: boolean;
  advice: boolean;
  problems: Problem[];
}

export interface Checked {
  checks: Check[];
  /** Whole minutes, without films, whose length the panel does not know. */
  minutes: number;
  hasFilms: boolean;
  /** The ages of the texts; null for one that is too short. */
  ages: Record<Language, number | null>;
}

/** Checks the addresses at which there is nothing. The server refuses missing files, and takes dead links. */
export function checkAddresses(dead: readonly string[]): Check {
  const advice = !dead.some((address) => address.startsWith('/media/'));
  return { name: 'addresses', done: dead.length === 0, advice, problems: [] };
}

/** Checks a lesson as it is written, without running anything in it. */
export function checkLesson(
  values: LessonFields,
  stored: AdminLesson,
  courseAge: number | undefined,
): Checked {
  const contents = { en: values.content, fr: values.content_fr };
  const texts = textProblems(values);
  const structure = structureProblems(values);
  const ages = { en: readingAge(contents.en, 'en'), fr: readingAge(contents.fr, 'fr') };
  const tooHard = LANGUAGES.some((one) => (ages[one] ?? 0) >= (courseAge ?? 99) + YEARS_APART);
  const estimate = estimatedMinutes(values, () => 0);
  const minutes = Math.max(1, Math.round(estimate));
  const hasFilms = namedVideos(values.content + values.content_fr).length > 0;
  // With a film a lesson takes longer than the estimate.
  const minutesOff =
    values.duration_minutes !== minutes &&
    areMinutesOff(values.duration_minutes, estimate) &&
    !(hasFilms && values.duration_minutes > estimate);
  const isFilled = (text: string) => text.trim() !== '';
  const found = (name: CheckName, problems: Problem[], advice = false): Check => ({
    name,
    done: problems.length === 0,
    advice,
    problems,
  });
  const advised = (name: CheckName, done: boolean): Check => ({
    name,
    done,
    advice: true,
    problems: [],
  });
  const checks: Check[] = [
    advised('titles', isFilled(values.title) && isFilled(values.title_fr)),
    advised(
      'texts',
      LANGUAGES.every((one) => isFilled(plainText(contents[one]))),
    ),
    found(
      'alternatives',
      texts.filter(({ problem }) => problem === 'picture_undescribed'),
    ),
    found(
      'exercises',
      structure.filter((one) => !isWarning(one)),
    ),
    found(
      'exercise_texts',
      texts.filter(({ problem }) => problem === 'text_empty'),
    ),
    advised('proven', toProve(values.exercises, stored).length === 0),
    found('languages', structure.filter(isWarning), true),
    advised('minutes', !minutesOff),
    advised('reading', !tooHard),
  ];
  return { checks, minutes, hasFilms, ages };
}
