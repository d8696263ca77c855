import { problem } from '../../errors.ts';

export const LessonNotAssigned = problem(422, 'not_assigned', {
  fr: 'Cette leçon n’est pas donnée à cette classe, ou pas encore ouverte.',
  en: 'This lesson isn’t assigned to this class, or isn’t open yet.',
});

export const NotInClass = problem(403, 'not_in_class', {
  fr: 'Tu n’es dans aucune classe.',
  en: 'You’re in no class.',
});

export const WorkNotFound = problem(404, 'work_not_found', {
  fr: 'Il n’y a rien à lire ici : l’exercice n’est pas donné à cet élève, ou n’existe plus.',
  en: 'There’s nothing to read here: the exercise isn’t assigned to this pupil, or no longer exists.',
});
