import { CAREER_IDS } from '@codivia/contract/api/careers';
import { HELP_ARTICLE_IDS } from '@codivia/contract/api/help-articles';
import type { Language } from '@codivia/contract/api/language';
import type { QueryClient } from '@tanstack/react-query';
import { courseQuery, coursesQuery } from '../features/courses/courses.api.ts';
import { lessonSummaryQuery, userLessonQuery } from '../features/lessons/lessons.api.ts';
import { apiErrorOf } from '../lib/api-error.ts';

export interface Visit {
  queryClient: QueryClient;
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
}

/** Fetches the data that a page shows. Fails as the call does without which there is no such page. */
export type Fetch = (visit: Visit) => Promise<unknown>;

export const fetchCourses: Fetch = ({ queryClient, language }) =>
  queryClient.fetchQuery(coursesQuery(language));

export async function fetchLesson({ queryClient, language, params: { lessonId = '' } }: Visit) {
  const { course_id } = await queryClient.fetchQuery(lessonSummaryQuery(lessonId));
  await Promise.all([
    queryClient.fetchQuery(courseQuery(course_id, language)),
    // Refused, since nobody is signed in here: the page then tells why.
    queryClient.prefetchQuery(userLessonQuery(lessonId, language)),
  ]);
}

/** Careers are part of the web app: an unknown one fails as a call to the server would. */
export const fetchCareer: Fetch = (visit) => {
  const { careerId = '' } = visit.params;
  if (!(CAREER_IDS as readonly string[]).includes(careerId)) throw apiErrorOf(404, null);
  return fetchCourses(visit);
};

/** Help articles are part of the web app, as careers are. */
export const fetchHelpArticle: Fetch = async ({ params: { articleId = '' } }) => {
  if (!(HELP_ARTICLE_IDS as readonly string[]).includes(articleId)) throw apiErrorOf(404, null);
};
