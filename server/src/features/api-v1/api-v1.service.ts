import type {
  V1Activity,
  V1Certificate,
  V1Course,
  V1Me,
  V1Progress,
} from '@codivia/contract/api/api-v1';
import type { Static } from 'typebox';
import { type CertificateDeps, listCertificates } from '../certificates/certificates.service.ts';
import * as progress from '../progress/progress.service.ts';
import type { ApiCaller } from './authenticate.ts';
import { type PageRequest, pageOfList } from './pages.ts';

/** The dependencies of the reading calls of the public API: the same services as the site. */
export interface V1ReadDeps {
  progress: progress.ProgressDeps;
  certificates: CertificateDeps;
  publicUrl: string;
}

export function v1Me({ user, token }: ApiCaller): Static<typeof V1Me> {
  const { id, name, language } = user;
  return {
    id,
    name,
    language,
    member_since: user.created_at.toISOString(),
    token: {
      name: token.name,
      scopes: token.scopes,
      expires_at: token.expires_at.toISOString(),
    },
  };
}

export async function v1Progress(
  deps: V1ReadDeps,
  { user }: ApiCaller,
): Promise<Static<typeof V1Progress>> {
  const { total_xp, level } = await progress.readXp(deps.progress, user.id);
  const lessons = await progress.listCompletedLessons(deps.progress, user.id);
  const courses = await progress.listUserCourses(deps.progress, user.id);
  return {
    total_xp,
    level,
    lessons_completed: lessons.length,
    courses_completed: courses.filter((course) => course.progress === 100).length,
  };
}

export async function v1Courses(deps: V1ReadDeps, { user }: ApiCaller, request: PageRequest) {
  const begun = await progress.listUserCourses(deps.progress, user.id);
  const shown = begun.map(
    (course): Static<typeof V1Course> => ({
      id: course.id,
      title: course.title,
      title_fr: course.title_fr,
      lessons: course.lessons.length,
      completed_lessons: course.completed_lessons,
      progress: course.progress,
    }),
  );
  return pageOfList(shown, request, ({ id }) => id);
}

export async function v1Certificates(deps: V1ReadDeps, { user }: ApiCaller, request: PageRequest) {
  const earned = await listCertificates(deps.certificates, user);
  const shown = earned.map(
    (one): Static<typeof V1Certificate> => ({
      certificate_id: one.certificate_id,
      url: `${deps.publicUrl}/certificate/${one.certificate_id}`,
      kind: one.kind,
      subject: one.subject,
      course_id: one.course.id,
      course_title: one.course.title,
      course_title_fr: one.course.title_fr,
      total_xp: one.total_xp,
      completed_at: one.completion_date,
    }),
  );
  return pageOfList(shown, request, (one) => one.certificate_id);
}

export async function v1Activity(
  deps: V1ReadDeps,
  { user }: ApiCaller,
  request: PageRequest,
): Promise<{ data: V1Activity[]; next_cursor: string | null }> {
  const lessons = await progress.listCompletedLessons(deps.progress, user.id);
  return pageOfList(lessons, request, (lesson) => lesson.lesson_id);
}
