import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Language } from '@codivia/contract/api/language';
import { pluralForm } from '@codivia/contract/text/format';
import { conflict, problem, ReportedProblem } from '../../errors.ts';

export const LessonIdTaken = problem(409, 'lesson_id_taken', {
  fr: 'Une leçon porte déjà cet identifiant, peut-être parmi les leçons supprimées.',
  en: 'Another lesson has this id, perhaps among the deleted ones.',
});

export const LessonIdMissing = problem(400, 'lesson_id_missing', {
  fr: 'Ce titre ne donne pas d’identifiant : donnez-en un à la leçon.',
  en: 'No id can be made from this title: give the lesson one.',
});

export const LessonNotDeleted = problem(404, 'lesson_not_deleted', {
  fr: 'Cette leçon ne figure pas parmi les leçons supprimées.',
  en: 'This lesson isn’t among the deleted ones.',
});

export const CourseOfLessonDeleted = problem(409, 'course_of_lesson_deleted', {
  fr: 'Le cours de cette leçon est supprimé : restaurez d’abord le cours.',
  en: 'The course of this lesson is deleted: restore the course first.',
});

export const VersionNotFound = problem(404, 'version_not_found', {
  fr: 'Cette version n’existe pas.',
  en: 'This version doesn’t exist.',
});

export const MinutesUnsaid = problem(422, 'minutes_unsaid', {
  fr: 'Cette leçon n’indique pas de durée : donnez-lui d’abord un nombre de minutes.',
  en: 'This lesson states no duration: give it a number of minutes first.',
});

export const WrongMinutes = problem(422, 'wrong_minutes', {
  fr: 'Cette leçon aurait moins d’une minute, ou trop de minutes.',
  en: 'This lesson would have less than a minute, or too many.',
});

/** Thrown with the lesson as it is now. */
export const LessonChanged = conflict<AdminLesson>('lesson', {
  fr: 'Cette leçon a été modifiée entre-temps par quelqu’un d’autre.',
  en: 'Somebody else has changed this lesson in the meantime.',
});

/** A lesson with unproven exercises cannot be published: names those exercises. */
export const ExercisesUnproven = (exercises: string[]) =>
  new ReportedProblem(
    422,
    'exercises_unproven',
    {
      fr: `Cette leçon ne peut pas être publiée : ses exercices ne sont pas vérifiés (${exercises.join(', ')}). Vérifiez-les dans le panneau, ou enregistrez un brouillon.`,
      en: `This lesson can’t be published: its exercises aren’t verified (${exercises.join(', ')}). Verify them in the panel, or save a draft.`,
    },
    {
      problems: exercises.map((exercise) => ({
        exercise,
        detail: { fr: 'Cet exercice n’est pas vérifié.', en: 'This exercise isn’t verified.' },
      })),
    },
  );

/** A lesson cannot be saved: names all problems, the first one as text. */
export function ContentRefused(problems: ContentProblem[]): ReportedProblem {
  const [first] = problems;
  const more = problems.length - 1;
  const rest = {
    fr: { one: ` (et ${more} autre problème)`, other: ` (et ${more} autres problèmes)` },
    en: { one: ` (and ${more} more problem)`, other: ` (and ${more} more problems)` },
  };
  const restIn = (language: Language) =>
    more > 0 ? rest[language][pluralForm(more, language)] : '';
  const detail = {
    fr: `${first?.detail.fr ?? 'Le contenu n’est pas accepté.'}${restIn('fr')}`,
    en: `${first?.detail.en ?? 'The content isn’t accepted.'}${restIn('en')}`,
  };
  return new ReportedProblem(422, 'content_refused', detail, { problems });
}
