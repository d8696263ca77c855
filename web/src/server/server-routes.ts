import type { ComponentType } from 'react';
import { proofQuery } from '../features/certificates/certificates.api.ts';
import { courseQuery } from '../features/courses/courses.api.ts';
import {
  learningPathQuery,
  learningPathsQuery,
} from '../features/learning-paths/learning-paths.api.ts';
import { trialLessonQuery } from '../features/trial-lesson/trial-lesson.api.ts';
import { claimsQuery } from '../lib/claims.ts';
import type { RouteName } from '../lib/paths.ts';
import { replaysQuery } from '../live/live-replays/live-replays.api.ts';
import { liveSessionQuery, liveSessionsQuery } from '../live/live-sessions/live-sessions.api.ts';
import { firstStepQuery } from '../pages/course/first-step.api.ts';
import { referenceQuery } from '../pages/developers/reference.api.ts';
import { challengesQuery } from '../training/challenges/challenges.api.ts';
import { galleryQuery } from '../training/gallery/gallery.api.ts';
import { publishedProjectQuery } from '../training/gallery/published-projects.api.ts';
import { portfolioQuery } from '../training/portfolio/portfolio.api.ts';
import type { ScriptedPage } from './no-script-fallback.tsx';
import {
  type Fetch,
  fetchCareer,
  fetchCourses,
  fetchHelpArticle,
  fetchLesson,
  type Visit,
} from './page-data.ts';
import { ReadableLesson } from './readable-lesson.tsx';
import {
  coursesThings,
  courseThings,
  homeThings,
  learningPathsThings,
  learningPathThings,
  type Shown,
  type Thing,
} from './structured-data.ts';

/** The part of a page's record that only the server knows; the rest is in `app/routes.tsx`. */
interface ServerRoute {
  /** Fetches what the page shows from the database, before it is rendered. */
  data?: Fetch;
  /** The texts shown instead of a page that only scripts can make. */
  fallback?: ScriptedPage;
  /** Content shown instead of a page that only scripts can make, where that can be read. */
  Readable?: ComponentType;
  /** Changes with the content of the page, where that may change while the catalogue does not. */
  version?: (visit: Visit) => string;
  /** Describes it to search engines. */
  things?: (shown: Shown) => Thing[];
}

/** Pages without a record here show nothing from the database. */
export const SERVER_ROUTES: { readonly [Name in RouteName]?: ServerRoute } = {
  home: {
    data: (visit) => Promise.all([fetchCourses(visit), visit.queryClient.fetchQuery(claimsQuery)]),
    things: homeThings,
  },
  courses: {
    data: (visit) =>
      Promise.all([fetchCourses(visit), visit.queryClient.fetchQuery(learningPathsQuery)]),
    things: coursesThings,
  },
  learningPaths: {
    data: ({ queryClient }) => queryClient.fetchQuery(learningPathsQuery),
    things: learningPathsThings,
  },
  learningPath: {
    data: ({ queryClient, language, params: { pathId = '' } }) =>
      queryClient.fetchQuery(learningPathQuery(pathId, language)),
    things: learningPathThings,
  },
  course: {
    data: ({ queryClient, language, params: { courseId = '' } }) =>
      Promise.all([
        queryClient.fetchQuery(courseQuery(courseId, language)),
        queryClient.fetchQuery(firstStepQuery(courseId, language)),
      ]),
    version: ({ queryClient, language, params: { courseId = '' } }) =>
      JSON.stringify(queryClient.getQueryData(firstStepQuery(courseId, language).queryKey)),
    things: courseThings,
  },
  trialLesson: {
    data: ({ queryClient, language }) => queryClient.fetchQuery(trialLessonQuery(language)),
    Readable: ReadableLesson,
    version: ({ queryClient, language }) =>
      JSON.stringify(queryClient.getQueryData(trialLessonQuery(language).queryKey)),
  },
  lesson: { data: fetchLesson },
  certificate: {
    data: ({ queryClient, params: { certificateId = '' } }) =>
      queryClient.fetchQuery(proofQuery(certificateId)),
  },
  admin: { fallback: 'admin' },
  dashboard: { fallback: 'dashboard' },
  verify: { fallback: 'verify' },
  resetPassword: { fallback: 'resetPassword' },
  developers: { data: ({ queryClient }) => queryClient.fetchQuery(referenceQuery) },
  careers: { data: fetchCourses },
  career: { data: fetchCareer },
  helpArticle: { data: fetchHelpArticle },
  live: {
    data: ({ queryClient }) =>
      Promise.all([
        queryClient.fetchQuery(liveSessionsQuery),
        queryClient.fetchQuery(replaysQuery),
      ]),
    version: ({ queryClient }) =>
      JSON.stringify(
        [liveSessionsQuery, replaysQuery].map(({ queryKey }) => queryClient.getQueryData(queryKey)),
      ),
  },
  replays: {
    data: ({ queryClient }) => queryClient.fetchQuery(replaysQuery),
    version: ({ queryClient }) => JSON.stringify(queryClient.getQueryData(replaysQuery.queryKey)),
  },
  publishedProject: {
    data: ({ queryClient, params: { publishedId = '' } }) =>
      queryClient.fetchQuery(publishedProjectQuery(publishedId)),
    version: ({ queryClient, params: { publishedId = '' } }) =>
      JSON.stringify(queryClient.getQueryData(publishedProjectQuery(publishedId).queryKey)),
  },
  publicPortfolio: {
    data: ({ queryClient, params: { handle = '' } }) =>
      queryClient.fetchQuery(portfolioQuery(handle)),
    version: ({ queryClient, params: { handle = '' } }) =>
      JSON.stringify(queryClient.getQueryData(portfolioQuery(handle).queryKey)),
  },
  gallery: {
    data: ({ queryClient }) => queryClient.fetchInfiniteQuery(galleryQuery(null)),
    version: ({ queryClient }) =>
      JSON.stringify(queryClient.getQueryData(galleryQuery(null).queryKey)),
  },
  challenges: {
    data: ({ queryClient }) => queryClient.fetchQuery(challengesQuery),
    version: ({ queryClient }) =>
      JSON.stringify(queryClient.getQueryData(challengesQuery.queryKey)),
  },
  liveSession: {
    data: ({ queryClient, params: { id = '' } }) => queryClient.fetchQuery(liveSessionQuery(id)),
    version: ({ queryClient, params: { id = '' } }) =>
      JSON.stringify(queryClient.getQueryData(liveSessionQuery(id).queryKey)),
  },
};
