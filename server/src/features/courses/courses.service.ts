import type { CourseSample } from '@codivia/contract/api/courses';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import type { PageParts } from '@codivia/contract/exercises/base';
import { programsIn } from '@codivia/contract/exercises/modules';
import type { Db } from '../../db/connect.ts';
import { problem } from '../../errors.ts';
import { selectProject } from './courses.queries.ts';

export { type Catalogue, courseIn } from './courses.catalogue.ts';

export const CourseNotFound = problem(404, 'course_not_found', {
  fr: 'Ce cours n’existe pas ou n’est plus disponible.',
  en: 'This course doesn’t exist or is no longer available.',
});

export const SampleNotFound = problem(404, 'sample_not_found', {
  fr: 'Ce cours n’a pas de projet à essayer.',
  en: 'This course has no project to try.',
});

/**
 * Returns the sample of a course's open project. It is for everyone, even where the lesson is not
 * (docs/decisions/0212). Throws SampleNotFound.
 */
export async function readCourseSample(
  db: Db,
  courseId: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<CourseSample> {
  const project = await selectProject(db, courseId);
  if (!project) throw SampleNotFound();
  const { solution } = programsIn(project, language);
  return project.kind === 'web'
    ? { kind: 'web', program: solution as PageParts }
    : { kind: project.kind, program: solution as string };
}
