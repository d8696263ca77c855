import {
  type Course,
  DIFFICULTIES,
  type Difficulty,
  LESSON_TYPES,
  type LessonType,
} from '@codivia/contract/api/courses';
import { premiumLessons } from './course-facts.ts';

export const PLANS = ['free', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The ages of the filter: of readers who are this old or older. */
export const AGES = ['13', '14', '15'] as const;
export type Age = (typeof AGES)[number];

/** The filters of the catalogue; null filters nothing. */
export type CourseFilter = {
  search: string;
  difficulty: Difficulty | null;
  age: Age | null;
  plan: Plan | null;
  type: LessonType | null;
};

/** Returns the number of choices that narrow the catalogue; words that are searched for are not a choice. */
export function activeFilters({ difficulty, age, plan, type }: CourseFilter): number {
  return [difficulty, age, plan, type].filter(Boolean).length;
}

function among<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Reads the filter from the address; unknown values filter nothing. */
export function filterFrom(query: URLSearchParams): CourseFilter {
  return {
    search: query.get('q') ?? '',
    difficulty: among(DIFFICULTIES, query.get('difficulty')),
    age: among(AGES, query.get('age')),
    plan: among(PLANS, query.get('plan')),
    type: among(LESSON_TYPES, query.get('type')),
  };
}

/** Writes the filter for the address; values that filter nothing are left out. */
export function queryOf({ search, difficulty, age, plan, type }: CourseFilter): URLSearchParams {
  const parts = { q: search, difficulty, age, plan, type };
  const parameters = Object.entries(parts).filter(([, value]) => value);
  return new URLSearchParams(parameters as [string, string][]);
}

/** Lower case without accents, so that "debut" finds "Début". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Free keeps courses without premium lessons, premium those with at least one (docs/product.md#catalogue). */
function fitsPlan(course: Course, plan: Plan | null): boolean {
  return plan === null || (plan === 'premium') === premiumLessons(course) > 0;
}

/** An age keeps the courses for readers of this age; the last one is for everybody older too (docs/product.md#catalogue). */
function fitsAge(course: Course, age: Age | null): boolean {
  return age === null || age === AGES.at(-1) || course.age <= Number(age);
}

/** The courses that fit; the search looks at both titles. */
export function filterCourses(courses: readonly Course[], filter: CourseFilter): Course[] {
  const searched = fold(filter.search.trim());
  return courses.filter(
    (course) =>
      (searched === '' || fold(`${course.title}\n${course.title_fr}`).includes(searched)) &&
      (filter.difficulty === null || course.difficulty === filter.difficulty) &&
      fitsAge(course, filter.age) &&
      fitsPlan(course, filter.plan) &&
      (filter.type === null || course.lessons.some(({ type }) => type === filter.type)),
  );
}
