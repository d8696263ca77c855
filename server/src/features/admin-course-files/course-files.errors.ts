import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { problem, ReportedProblem } from '../../errors.ts';

export const UnreadableZip = problem(400, 'unreadable_zip', {
  fr: 'Ce fichier n’est pas un zip lisible, ou l’un de ses textes n’a pas d’encodage connu (UTF-8 convient toujours).',
  en: 'This file isn’t a readable zip, or one of its texts has no known encoding (UTF-8 always works).',
});

export const ZipTooLarge = problem(413, 'zip_too_large', {
  fr: 'Ce zip est trop volumineux : 2 000 fichiers, 2 Mio par fichier et 50 Mio en tout au plus.',
  en: 'This zip is too large: 2,000 files, 2 MiB a file and 50 MiB in all at most.',
});

/** A course with the id exists: the answer has its revision, with which the zip may replace it. */
export const CourseExists = (course: AdminCourse) =>
  new ReportedProblem(
    409,
    'course_exists',
    {
      fr: `Le cours « ${course.title_fr} » porte déjà l’identifiant « ${course.id} ».`,
      en: `The course “${course.title}” already has the id “${course.id}”.`,
    },
    { current: course, course },
  );

export const NO_COURSE_IN_ZIP: ContentProblem = {
  file: 'course.yaml',
  detail: {
    fr: 'Le zip doit contenir un seul fichier course.yaml, dans le dossier du cours.',
    en: 'The zip must contain exactly one course.yaml, in the folder of the course.',
  },
};
