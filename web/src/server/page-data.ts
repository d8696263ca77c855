import { CAREER_IDS } from '@codivia/contract/careers';
import type { Language } from '@codivia/contract/language';
import type { QueryClient } from '@tanstack/react-query';
import { proofQuery } from '../features/certificates/certificates.api.ts';
import { courseQuery, coursesQuery } from '../features/courses/courses.api.ts';
import { lessonSummaryQuery, userLessonQuery } from '../features/lessons/lessons.api.ts';
import { apiErrorOf } from '../lib/api-error.ts';
import { claimsQuery } from '../lib/claims.ts';
import type { RouteName } from '../lib/paths.ts';

export interface Visit {
  queryClient: QueryClient;
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
}

/** Fetches what a page shows. Fails as the call does without which there is no such page. */
type Fetch = (visit: Visit) => Promise<unknown>;

const courses: Fetch = ({ queryClient, language }) =>
  queryClient.fetchQuery(coursesQuery(language));

async function lesson({ queryClient, language, params: { lessonId = '' } }: Visit) {
  const { course_id } = await queryClient.fetchQuery(lessonSummaryQuery(lessonId));
  await Promise.all([
    queryClient.fetchQuery(courseQuery(course_id, language)),
    // Refused, since nobody is signed in here: the page then says why.
    queryClient.prefetchQuery(userLessonQuery(lessonId, language)),
  ]);
}

/** Careers are part of the web app: an unknown one fails as a call to the server would. */
const career: Fetch = (visit) => {
  const { careerId = '' } = visit.params;
  if (!(CAREER_IDS as readonly string[]).includes(careerId)) throw apiErrorOf(404, null);
  return courses(visit);
};

/** What must be known before a page is rendered, for the pages that show anything from the database. */
export const PAGE_DATA: { readonly [Name in RouteName]?: Fetch } = {
  home: (visit) => Promise.all([courses(visit), visit.queryClient.fetchQuery(claimsQuery)]),
  courses,
  course: ({ queryClient, language, params: { courseId = '' } }) =>
    queryClient.fetchQuery(courseQuery(courseId, language)),
  lesson,
  certificate: ({ queryClient, params: { certificateId = '' } }) =>
    queryClient.fetchQuery(proofQuery(certificateId)),
  careers: courses,
  career,
};
