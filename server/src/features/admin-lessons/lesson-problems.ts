import type { LessonFields } from '@codivia/contract/admin-lessons';
import type { ContentProblem } from '@codivia/contract/admin-lists';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import type { Bilingual } from '@codivia/contract/language';
import { namedExercises } from '@codivia/contract/lesson-parts';

const missing = (id: string): Bilingual => ({
  fr: `La leçon nomme l’exercice « ${id} », qui n’existe pas.`,
  en: `The lesson names the exercise “${id}”, which does not exist.`,
});
const twice = (id: string): Bilingual => ({
  fr: `Deux exercices portent l’identifiant « ${id} ».`,
  en: `Two exercises have the id “${id}”.`,
});
const noRightOption = (id: string): Bilingual => ({
  fr: `La question « ${id} » n’a aucune bonne réponse.`,
  en: `The question “${id}” has no right option.`,
});
const noFeedback = (id: string, key: string): Bilingual => ({
  fr: `L’exercice « ${id} » n’a pas de retour nommé « ${key} ».`,
  en: `The exercise “${id}” has no feedback named “${key}”.`,
});

/** Keys of feedback that learners get a text for without their author's doing. */
const OWN_FEEDBACK = new Set(['error', 'missing-function', 'timeout', 'interrupted']);

type Parts = Pick<LessonFields, 'content' | 'content_fr' | 'exercises'>;

/** Tags that lead nowhere, and ids that are not one exercise's alone: no lesson is kept with them. */
function tagProblems({ content, content_fr, exercises }: Parts): ContentProblem[] {
  const ids = exercises.map(({ id }) => id);
  const named = new Set([...namedExercises(content), ...namedExercises(content_fr)]);
  const repeated = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  return [
    ...[...named]
      .filter((id) => !ids.includes(id))
      .map((id) => ({ exercise: id, detail: missing(id) })),
    ...[...repeated].map((id) => ({ exercise: id, detail: twice(id) })),
  ];
}

function exerciseProblems(exercise: AuthoredExercise): ContentProblem[] {
  const { id } = exercise;
  if ('options' in exercise) {
    const right = exercise.options.some(({ correct }) => correct);
    return right ? [] : [{ exercise: id, detail: noRightOption(id) }];
  }
  return [...new Set(exercise.wrong.map(({ feedback }) => feedback))]
    .filter((key) => !Object.hasOwn(exercise.feedback, key) && !OWN_FEEDBACK.has(key))
    .map((key) => ({ exercise: id, detail: noFeedback(id, key) }));
}

/** What keeps a lesson from being shown to learners; a draft may still have it. */
function publishingProblems({ exercises }: Pick<Parts, 'exercises'>): ContentProblem[] {
  return exercises.flatMap(exerciseProblems);
}

/** Everything a lesson cannot be kept with, or not be shown to learners with when it is active. */
export function lessonProblems(lesson: Parts & Pick<LessonFields, 'is_active'>): ContentProblem[] {
  return [...tagProblems(lesson), ...(lesson.is_active ? publishingProblems(lesson) : [])];
}
