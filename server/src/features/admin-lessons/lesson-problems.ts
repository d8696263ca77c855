import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Bilingual } from '@codivia/contract/api/language';
import { fileProblems } from '@codivia/contract/exercises/exercise-models';
import { structureProblems } from '@codivia/contract/lessons/lesson-structure';
import { namedExercises } from '@codivia/contract/lessons/lesson-tags';
import { textProblems, textProblemWords } from '@codivia/contract/lessons/text-problems';
import { NO_MEDIA, type SentMedia } from '../media/named-media.service.ts';
import { explorableProblems } from './explorable-problems.ts';
import { missingFiles } from './missing-files.ts';

const missing = (id: string): Bilingual => ({
  fr: `La leçon nomme l’exercice « ${id} », qui n’existe pas.`,
  en: `The lesson names the exercise “${id}”, which doesn’t exist.`,
});
const twice = (id: string): Bilingual => ({
  fr: `Deux exercices portent l’identifiant « ${id} ».`,
  en: `Two exercises have the id “${id}”.`,
});
const noRightOption = (id: string): Bilingual => ({
  fr: `La question « ${id} » n’a aucune bonne réponse.`,
  en: `The question “${id}” has no right option.`,
});
const noFeedback = (id: string, key: string): Bilingual => ({
  fr: `L’exercice « ${id} » n’a pas de retour nommé « ${key} ».`,
  en: `The exercise “${id}” has no feedback named “${key}”.`,
});
const goalNotReached = (id: string): Bilingual => ({
  fr: `La solution de l’exercice « ${id} » n’atteint pas le but.`,
  en: `The solution of the exercise “${id}” doesn’t reach the goal.`,
});
const wrongState = (id: string, number: number): Bilingual => ({
  fr: `L’état faux ${number} de l’exercice « ${id} » atteint le but, ou reçoit le retour d’un autre.`,
  en: `Wrong state ${number} of the exercise “${id}” reaches the goal, or gets the feedback of another one.`,
});

const noModel = (name: string): Bilingual => ({
  fr: `Le fichier « ${name} » n’est pas un modèle du labo d’IA.`,
  en: `The file “${name}” is not a model of the AI lab.`,
});
const fileTooLarge = (name: string, most: number): Bilingual => ({
  fr: `Le fichier « ${name} » dépasse ${most} ko.`,
  en: `The file “${name}” is larger than ${most} kB.`,
});

type Parts = Pick<LessonFields, 'course_id' | 'content' | 'content_fr' | 'exercises'>;

/**
 * Returns the problems of tags that name no exercise, and of ids that several exercises have: no lesson is stored with
 * them.
 */
function tagProblems({ content, content_fr, exercises }: Parts): ContentProblem[] {
  const ids = exercises.map(({ id }) => id);
  const named = new Set([...namedExercises(content), ...namedExercises(content_fr)]);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...[...named]
      .filter((id) => !ids.includes(id))
      .map((id) => ({ exercise: id, detail: missing(id) })),
    ...[...repeated].map((id) => ({ exercise: id, detail: twice(id) })),
  ];
}

/** Returns the problems of files that no program could load: no lesson is stored with them. */
function besideProblems({ exercises }: Parts): ContentProblem[] {
  return exercises.flatMap((exercise) => {
    const found = 'files' in exercise ? fileProblems(exercise) : [];
    return found.map((one) => ({
      exercise: exercise.id,
      detail: one.problem === 'no_model' ? noModel(one.name) : fileTooLarge(one.name, one.most),
    }));
  });
}

/**
 * Returns the problems that keep a lesson from being shown to learners; a draft may have them. The other rules of
 * `structureProblems` are advice to authors, who see them in the panel.
 */
function publishingProblems(lesson: Parts, sent: SentMedia): ContentProblem[] {
  const ofStructure = structureProblems(lesson).flatMap((found): ContentProblem[] => {
    if (found.problem === 'no_right_option') {
      return [{ exercise: found.exercise, detail: noRightOption(found.exercise) }];
    }
    if (found.problem === 'goal_not_reached') {
      return [{ exercise: found.exercise, detail: goalNotReached(found.exercise) }];
    }
    if (found.problem === 'wrong_state') {
      return [{ exercise: found.exercise, detail: wrongState(found.exercise, found.number) }];
    }
    if (found.problem === 'feedback_missing') {
      return [{ exercise: found.exercise, detail: noFeedback(found.exercise, found.key) }];
    }
    return [];
  });
  const ofTexts = textProblems(lesson).map(
    (found): ContentProblem => ({
      ...(found.exercise !== null && { exercise: found.exercise }),
      detail: textProblemWords(found),
    }),
  );
  return [...ofStructure, ...ofTexts, ...missingFiles(lesson, sent)];
}

/**
 * Returns all problems that prevent a lesson from being stored or, when it is active, from being shown to learners.
 * `sent` are the media of the panel that it names.
 */
export function lessonProblems(
  lesson: Parts & Pick<LessonFields, 'is_active'>,
  sent: SentMedia = NO_MEDIA,
): ContentProblem[] {
  const faults = [...tagProblems(lesson), ...explorableProblems(lesson), ...besideProblems(lesson)];
  // Nothing is computed with options that are out of bounds.
  return lesson.is_active && faults.length === 0 ? publishingProblems(lesson, sent) : faults;
}
