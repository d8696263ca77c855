import { problem } from '../../errors.ts';

export const TeachersOnly = problem(403, 'teachers_only', {
  fr: 'Accès refusé : réservé aux enseignants.',
  en: 'Access denied: teachers only.',
});

export const AlreadyTeacher = problem(409, 'already_teacher', {
  fr: 'Votre compte est déjà celui d’un enseignant.',
  en: 'Your account is a teacher’s already.',
});

export const ClassAccount = problem(409, 'class_account', {
  fr: 'Ce compte est celui d’un élève, créé par sa classe.',
  en: 'This account is a pupil’s, made by a class.',
});

export const TeacherFieldsMissing = problem(422, 'teacher_fields_missing', {
  fr: 'Cette personne n’a rien demandé : indiquez son nom pour les élèves et son établissement.',
  en: 'This person hasn’t asked: enter the name that pupils read, and the school.',
});
