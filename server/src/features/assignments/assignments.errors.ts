import type { Assignment } from '@codivia/contract/api/assignments';
import { conflict, problem, ReportedProblem } from '../../errors.ts';

export const AssignmentNotFound = problem(404, 'assignment_not_found', {
  fr: 'Ce travail n’existe plus.',
  en: 'This assignment no longer exists.',
});

export const DueBeforeOpening = problem(400, 'due_before_opening', {
  fr: 'La date de remise doit venir après l’ouverture.',
  en: 'The due date has to come after the opening.',
});

export const NoSuchDay = problem(400, 'no_such_day', {
  fr: 'Cette date n’existe pas.',
  en: 'There is no such date.',
});

export const TooManyAssignments = problem(409, 'too_many_assignments', {
  fr: 'Cette classe a trop de travaux. Retirez-en d’abord.',
  en: 'This class has too many assignments. Remove some first.',
});

/** Thrown with the assignment as it is stored now. */
export const AssignmentChanged = conflict<Assignment>('assignment', {
  fr: 'Ce travail a été modifié entre-temps.',
  en: 'This assignment has been changed in the meantime.',
});

/** The ids of what cannot be assigned. */
export interface RefusedIds {
  lesson_ids: string[];
  challenge_ids: string[];
}

/** Thrown with the ids of what only a licence opens that still runs at the opening. */
export const LicenceNeeded = (ids: RefusedIds) =>
  new ReportedProblem(
    422,
    'licence_needed',
    {
      fr: 'Ces contenus font partie de Premium : il faut pour cela une licence de la classe, valable à l’ouverture.',
      en: 'These are part of Premium: they need a licence of the class that still runs when they open.',
    },
    ids,
  );

/** Thrown with the ids of what is not in the catalogue. */
export const NotAssignable = (ids: RefusedIds) =>
  new ReportedProblem(
    422,
    'not_assignable',
    {
      fr: 'Ces contenus ne sont pas dans le catalogue, ou n’y sont plus.',
      en: 'These are not in the catalogue, or no longer in it.',
    },
    ids,
  );
