import type { LessonView } from '@codivia/contract/api/class-lessons';
import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { plainText } from '@codivia/contract/lessons/lesson-blocks';
import { lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { htmlOfLesson } from '@codivia/contract/lessons/plain-lesson';
import type { Db } from '../../db/connect.ts';
import { type AssignedLesson, selectLesson } from './lesson-view.queries.ts';

/** Letters of a question that stand for its title. */
const QUESTION_LETTERS = 80;

/** The parts of a lesson that a view of it needs. */
export interface LessonOutline extends Pick<LessonView, 'title' | 'steps' | 'exercises'> {
  /** The places of the steps from 1, with the exercise of each that has one. */
  places: ReadonlyMap<string, { number: number; exercise: string | null }>;
}

/** Returns the first words of a question, as far as its program. */
function shortened(html: string): string {
  const [text = ''] = html.split(/<pre\b/);
  const words = plainText(text) || plainText(html);
  return words.length > QUESTION_LETTERS ? `${words.slice(0, QUESTION_LETTERS - 1)}…` : words;
}

/** Returns the title of an exercise; a question has only its text. */
export function titleOf(exercise: AuthoredExercise): Bilingual {
  if ('title' in exercise) return exercise.title;
  const { fr, en } = exercise.question;
  return { fr: shortened(fr), en: shortened(en) };
}

/** Returns the steps of a lesson's content, by their ids: their places from 1, and their exercises. */
export function placesIn(content: string): [string, { number: number; exercise: string | null }][] {
  return lessonSteps(htmlOfLesson(content)).map(({ id, action }, i) => {
    const isExercise = action?.tag === 'code-exercise' || action?.tag === 'quiz-question';
    return [id, { number: i + 1, exercise: isExercise ? action.value : null }];
  });
}

/** Returns the exercises of a lesson in the order in which it has them; those that it does not show come last. */
export function exercisesInOrder(content: string, exercises: readonly AuthoredExercise[]) {
  const shown = placesIn(content).map(([, { exercise }]) => exercise);
  const placeOf = ({ id }: AuthoredExercise) => {
    const place = shown.indexOf(id);
    return place < 0 ? shown.length : place;
  };
  return exercises.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Returns the outline of an assigned lesson, with the exercises that are assigned in the order of its steps. A lesson
 * that is gone keeps the title under which it was assigned, and has no exercises.
 */
export async function readOutline(
  db: Db,
  id: string,
  { assigned }: AssignedLesson,
): Promise<LessonOutline> {
  const lesson = await selectLesson(db, id);
  const [first] = assigned;
  if (!lesson) {
    const title = { fr: first?.fr ?? '', en: first?.en ?? '' };
    return { title, steps: 0, exercises: [], places: new Map() };
  }
  const isWhole = first?.kind === 'lesson';
  const chosen = exercisesInOrder(lesson.content, lesson.exercises).filter(
    (one) => isWhole || assigned.some(({ exercise }) => exercise === one.id),
  );
  const english = placesIn(lesson.content);
  const french = placesIn(lesson.content_fr);
  return {
    title: { fr: lesson.title_fr, en: lesson.title },
    steps: Math.max(english.length, french.length),
    exercises: chosen.map((one) => ({ id: one.id, title: titleOf(one) })),
    places: new Map([...french, ...english]),
  };
}
