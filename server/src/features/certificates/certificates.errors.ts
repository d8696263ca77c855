import { problem } from '../../errors.ts';

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const CourseNotCompleted = problem(403, 'course_not_completed', {
  fr: 'Cours non terminé : il te reste des leçons à finir.',
  en: 'Course not completed: you still have some lessons to finish.',
});

export const CertificateNotFound = problem(404, 'certificate_not_found', {
  fr: 'Aucun certificat ne porte ce numéro.',
  en: 'No certificate has this number.',
});
