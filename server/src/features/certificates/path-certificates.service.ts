import { PATH_CERTIFICATE_COURSES } from '@codivia/contract/api/certificates';
import type { LearningPath } from '@codivia/contract/api/learning-paths';
import type { Catalogue } from '../courses/courses.service.ts';
import { newCertificateId } from './certificate-id.ts';
import type { CertificateQueries, FoundCertificate } from './certificates.queries.ts';
import type { PathFacts } from './path-certificates.queries.ts';

/** A path as its certificate names it. One that was issued keeps the courses that it is for, whatever the path becomes. */
interface CertifiedPath extends Pick<PathFacts, 'path_id' | 'title' | 'title_fr'> {
  courseIds: string[];
}

const certifiedPath = (path: LearningPath): CertifiedPath => ({
  path_id: path.id,
  title: path.title.en,
  title_fr: path.title.fr,
  courseIds: path.courses.map(({ id }) => id),
});

/** Returns the sum of a figure; null when one of them is unknown. */
function sum(figures: (number | null)[]): number | null {
  return figures.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
}

const latest = (moments: Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

/** The members of all lists, each once. */
const allOf = (lists: string[][]): string[] => [...new Set(lists.flat())];

/** Returns the facts that the certificates of its courses, in order, give to that of a path. */
function factsOf({ courseIds: _, ...path }: CertifiedPath, earned: FoundCertificate[]) {
  const isFull = earned.every(({ kind }) => kind === 'full');
  const total = (figure: 'total_xp' | 'total_lessons') =>
    earned.reduce((all, one) => all + one[figure], 0);
  const facts: PathFacts = {
    ...path,
    courses: earned.map(({ course_id: id, course_title: title, course_title_fr: title_fr }) => ({
      id,
      title,
      title_fr,
    })),
    total_xp: total('total_xp'),
    total_lessons: total('total_lessons'),
    completion_date: latest(earned.map((one) => one.completion_date)),
    kind: isFull ? 'full' : 'basic',
    exercises_solved: sum(earned.map((one) => one.exercises_solved)),
    exercises_total: sum(earned.map((one) => one.exercises_total)),
    full_at: isFull ? latest(earned.map((one) => one.full_at ?? one.completion_date)) : null,
    skills: isFull ? allOf(earned.map(({ skills }) => skills)) : [],
    skills_fr: isFull ? allOf(earned.map(({ skills_fr }) => skills_fr)) : [],
  };
  return facts;
}

/**
 * Returns the facts that the certificate of a path would state, unless a course has no certificate yet: a record of attendance is
 * none.
 */
function earnedFacts(path: CertifiedPath, issued: FoundCertificate[]): PathFacts | undefined {
  const { courseIds } = path;
  const isEarned = ({ path_id, kind }: FoundCertificate) =>
    path_id === null && kind !== 'attendance';
  const byCourse = new Map(issued.filter(isEarned).map((one) => [one.course_id, one]));
  const earned = courseIds.flatMap((id) => byCourse.get(id) ?? []);
  if (courseIds.length < PATH_CERTIFICATE_COURSES || earned.length < courseIds.length) return;
  return factsOf(path, earned);
}

/** Returns the certificates of paths that are missing, and those that became full, by all that a member has. */
function duePaths(paths: Catalogue['paths'], issued: FoundCertificate[]): PathFacts[] {
  const certified = new Set(issued.map(({ path_id }) => path_id));
  const missing = [...paths.values()].filter(({ id }) => !certified.has(id)).map(certifiedPath);
  const basic = issued.flatMap(({ path_id, kind, ...one }): CertifiedPath[] => {
    if (path_id === null || kind === 'full') return [];
    const { course_title: title, course_title_fr: title_fr, path_courses } = one;
    return [{ path_id, title, title_fr, courseIds: path_courses.map(({ id }) => id) }];
  });
  return [
    ...missing.flatMap((path) => earnedFacts(path, issued) ?? []),
    ...basic
      .flatMap((path) => earnedFacts(path, issued) ?? [])
      .filter(({ kind }) => kind === 'full'),
  ];
}

/**
 * Issues the certificates of paths that a member has earned, by the certificates that they have, and raises those that
 * became full. Tells whether it did. Each course is certified before its paths are looked at, so the later of two last
 * courses finds both.
 */
export async function issuePathCertificates(
  { queries, catalogue }: { queries: CertificateQueries; catalogue: Catalogue },
  userId: string,
  issued: FoundCertificate[],
): Promise<boolean> {
  const due = duePaths(catalogue.paths, issued);
  for (const facts of due) await queries.issueForPath(userId, newCertificateId(), facts);
  return due.length > 0;
}
