import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import { conflict, problem } from '../../errors.ts';

export const CourseIdTaken = problem(409, 'course_id_taken', {
  fr: 'Un cours porte déjà cet identifiant, peut-être parmi les cours supprimés.',
  en: 'Another course has this id, perhaps among the deleted ones.',
});

export const CourseNotDeleted = problem(404, 'course_not_deleted', {
  fr: 'Ce cours ne figure pas parmi les cours supprimés.',
  en: 'This course isn’t among the deleted ones.',
});

export const OrderOutdated = problem(409, 'order_outdated', {
  fr: 'La liste a changé entre-temps : rechargez-la avant de changer l’ordre.',
  en: 'The list has changed in the meantime: reload it before you change its order.',
});

export const UnknownRequirement = problem(400, 'unknown_requirement', {
  fr: 'Un des cours à suivre avant n’existe pas, ou c’est ce cours lui-même.',
  en: 'One of the courses needed first doesn’t exist, or is this course itself.',
});

export const RequirementInCircle = problem(400, 'requirement_in_circle', {
  fr: 'Un des cours à suivre avant demande lui-même de suivre ce cours d’abord.',
  en: 'One of the courses needed first needs this course first itself.',
});

/** Thrown with the course as it is now. */
export const CourseChanged = conflict<AdminCourse>('course', {
  fr: 'Ce cours a été modifié entre-temps par quelqu’un d’autre.',
  en: 'Somebody else has changed this course in the meantime.',
});
