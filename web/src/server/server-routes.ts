import { proofQuery } from '../features/certificates/certificates.api.ts';
import { courseQuery } from '../features/courses/courses.api.ts';
import { claimsQuery } from '../lib/claims.ts';
import type { RouteName } from '../lib/paths.ts';
import type { ScriptedPage } from './no-script-fallback.tsx';
import { type Fetch, fetchCareer, fetchCourses, fetchLesson } from './page-data.ts';
import {
  coursesThings,
  courseThings,
  homeThings,
  type Shown,
  type Thing,
} from './structured-data.ts';

/** What only the server knows of a page, beside its record in `app/routes.tsx`. */
interface ServerRoute {
  /** Fetches what the page shows from the database, before it is rendered. */
  data?: Fetch;
  /** The texts shown instead of a page that only scripts can make. */
  fallback?: ScriptedPage;
  /** Describes it to search engines. */
  things?: (shown: Shown) => Thing[];
}

/** Pages without a record here show nothing from the database. */
export const SERVER_ROUTES: { readonly [Name in RouteName]?: ServerRoute } = {
  home: {
    data: (visit) => Promise.all([fetchCourses(visit), visit.queryClient.fetchQuery(claimsQuery)]),
    things: homeThings,
  },
  courses: { data: fetchCourses, things: coursesThings },
  course: {
    data: ({ queryClient, language, params: { courseId = '' } }) =>
      queryClient.fetchQuery(courseQuery(courseId, language)),
    things: courseThings,
  },
  lesson: { data: fetchLesson },
  certificate: {
    data: ({ queryClient, params: { certificateId = '' } }) =>
      queryClient.fetchQuery(proofQuery(certificateId)),
  },
  pythonRoom: { fallback: 'pythonRoom' },
  webRoom: { fallback: 'webRoom' },
  gameRoom: { fallback: 'gameRoom' },
  admin: { fallback: 'admin' },
  dashboard: { fallback: 'dashboard' },
  verify: { fallback: 'verify' },
  resetPassword: { fallback: 'resetPassword' },
  careers: { data: fetchCourses },
  career: { data: fetchCareer },
};
