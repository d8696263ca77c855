import type { RosterProblem } from '@codivia/contract/api/class-roster';
import { ROSTER_MAX } from '@codivia/contract/api/class-roster';
import {
  CLASS_MEMBERS_MAX,
  CLASS_TEACHERS_MAX,
  type SchoolClass,
  TEACHER_CLASSES_MAX,
} from '@codivia/contract/api/classes';
import { conflict, problem, ReportedProblem } from '../../errors.ts';

/** The answer to everybody who does not teach the class. */
export const ClassNotFound = problem(404, 'class_not_found', {
  fr: 'Cette classe n’existe pas, ou n’existe plus.',
  en: 'This class doesn’t exist, or no longer exists.',
});

/** The end of a school year archives a class, so years that are none are refused. */
export const UnknownSchoolYear = problem(400, 'unknown_school_year', {
  fr: 'Une année scolaire finit l’année après son début.',
  en: 'A school year ends in the year after it began.',
});

export const ClassMemberNotFound = problem(404, 'class_member_not_found', {
  fr: 'Cet élève n’est pas dans la classe, ou n’y est plus.',
  en: 'This pupil isn’t in the class, or no longer is.',
});

/** Thrown with the class as it is now. */
export const ClassChanged = conflict<SchoolClass>('class', {
  fr: 'Cette classe a été modifiée entre-temps.',
  en: 'This class has been changed in the meantime.',
});

export const ClassArchived = problem(409, 'class_archived', {
  fr: 'Cette classe est archivée : sortez-la d’abord des archives.',
  en: 'This class is archived: take it out of the archive first.',
});

export const TooManyClasses = problem(409, 'too_many_classes', {
  fr: `Vous avez déjà ${TEACHER_CLASSES_MAX} classes : archivez-en une d’abord.`,
  en: `You already have ${TEACHER_CLASSES_MAX} classes: archive one first.`,
});

export const ClassNameDiffers = problem(400, 'class_name_differs', {
  fr: 'Ce n’est pas le nom de la classe : elle n’a pas été supprimée.',
  en: 'This isn’t the name of the class: it hasn’t been deleted.',
});

/** The answer is the same for addresses without an account. */
export const TeacherNotFound = problem(404, 'teacher_not_found', {
  fr: 'Aucun enseignant n’a ce compte sur Codivia.',
  en: 'No teacher on Codivia has this account.',
});

export const TeachesAlready = problem(409, 'teaches_already', {
  fr: 'Cette personne enseigne déjà dans la classe.',
  en: 'This person teaches the class already.',
});

export const InThisClass = problem(409, 'in_this_class', {
  fr: 'Cette personne apprend dans la classe : elle ne peut pas y enseigner aussi.',
  en: 'This person learns in the class, so they can’t teach it too.',
});

export const TooManyTeachers = problem(409, 'too_many_teachers', {
  fr: `Une classe a ${CLASS_TEACHERS_MAX} enseignants au plus.`,
  en: `A class has ${CLASS_TEACHERS_MAX} teachers at most.`,
});

export const LastTeacher = problem(409, 'last_teacher', {
  fr: 'La classe n’a pas d’autre enseignant : ajoutez-en un, ou archivez-la.',
  en: 'The class has no other teacher: add one, or archive it.',
});

export const RosterEmpty = problem(400, 'roster_empty', {
  fr: 'Cette liste ne contient aucun nom.',
  en: 'There are no names in this list.',
});

export const RosterTooLong = problem(413, 'roster_too_long', {
  fr: `Cette liste est trop longue : ${ROSTER_MAX} noms à la fois.`,
  en: `This list is too long: ${ROSTER_MAX} names at a time.`,
});

/** Thrown with the faults, line by line. */
export const RosterProblems = (problems: RosterProblem[]) =>
  new ReportedProblem(
    400,
    'roster_problems',
    {
      fr: 'Certaines lignes ne sont pas des noms : corrigez-les, puis renvoyez la liste.',
      en: 'Some lines aren’t names: correct them, then send the list again.',
    },
    { problems },
  );

/** Read by teachers and by those who join. */
export const ClassFull = problem(409, 'class_full', {
  fr: `Une classe a ${CLASS_MEMBERS_MAX} élèves au plus.`,
  en: `A class has ${CLASS_MEMBERS_MAX} pupils at most.`,
});

export const NotClassAccount = problem(409, 'not_class_account', {
  fr: 'Ce compte n’a pas été créé dans cette classe : son mot de passe n’est pas à vous.',
  en: 'This account wasn’t made in this class: its password isn’t yours to change.',
});

export const ClassCodeUnknown = problem(404, 'class_code_unknown', {
  fr: 'Aucune classe n’a ce code. Vérifie-le sur ta carte ou au tableau.',
  en: 'No class has this code. Check it on your card or on the board.',
});

/** The answer is the same for an unknown name and wrong words. */
export const InvalidClassCredentials = problem(401, 'invalid_class_credentials', {
  fr: 'Ce nom et ces trois mots ne vont pas ensemble. Regarde bien ta carte, ou demande à ton professeur.',
  en: 'This name and these three words don’t go together. Look at your card again, or ask your teacher.',
});

export const TeachesThisClass = problem(403, 'teaches_this_class', {
  fr: 'Vous enseignez dans cette classe : vous ne pouvez pas la rejoindre.',
  en: 'You teach this class, so you can’t join it.',
});

export const AlreadyMember = problem(409, 'already_member', {
  fr: 'Tu es déjà dans cette classe.',
  en: 'You’re already in this class.',
});

export const JoiningClosed = problem(409, 'joining_closed', {
  fr: 'Cette classe n’accepte plus personne : demande à ton professeur.',
  en: 'This class isn’t taking anybody else: ask your teacher.',
});

export const ClassViewChanged = problem(409, 'class_view_changed', {
  fr: 'Ce que le professeur verra a changé : relis-le avant de rejoindre la classe.',
  en: 'What the teacher will see has changed: read it again before you join.',
});
