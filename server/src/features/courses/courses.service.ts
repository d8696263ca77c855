import type { CourseSample } from '@codivia/contract/api/courses';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import { programsIn } from '@codivia/contract/exercises/modules';
import { programKind } from '@codivia/contract/programs/stored-forms';
import type { Db } from '../../db/connect.ts';
import { SampleNotFound } from './courses.errors.ts';
import { selectProject } from './courses.queries.ts';

export { type Catalogue, courseIn } from './courses.catalogue.ts';

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
  return { kind: programKind(project.kind), files: solution };
}
