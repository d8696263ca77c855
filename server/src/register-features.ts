import type { FastifyInstance } from 'fastify';
import { register as accounts } from './features/accounts/accounts.feature.ts';
import { register as adminCourseFiles } from './features/admin-course-files/admin-course-files.feature.ts';
import { register as adminCourses } from './features/admin-courses/admin-courses.feature.ts';
import { register as adminDashboard } from './features/admin-dashboard/admin-dashboard.feature.ts';
import { register as adminHelp } from './features/admin-help/admin-help.feature.ts';
import { register as adminLessons } from './features/admin-lessons/admin-lessons.feature.ts';
import { register as adminUsers } from './features/admin-users/admin-users.feature.ts';
import { register as apiTokens } from './features/api-tokens/api-tokens.feature.ts';
import { register as apiV1 } from './features/api-v1/api-v1.feature.ts';
import { register as audit } from './features/audit/audit.feature.ts';
import { register as certificateNames } from './features/certificate-names/certificate-names.feature.ts';
import { register as certificates } from './features/certificates/certificates.feature.ts';
import { register as challenges } from './features/challenges/challenges.feature.ts';
import { register as courses } from './features/courses/courses.feature.ts';
import { register as exerciseDrafts } from './features/exercise-drafts/exercise-drafts.feature.ts';
import { register as exerciseResults } from './features/exercise-results/exercise-results.feature.ts';
import { register as gallery } from './features/gallery/gallery.feature.ts';
import { register as giftCards } from './features/gift-cards/gift-cards.feature.ts';
import { register as help } from './features/help/help.feature.ts';
import { register as lessonPositions } from './features/lesson-positions/lesson-positions.feature.ts';
import { register as lessons } from './features/lessons/lessons.feature.ts';
import { register as liveReplays } from './features/live-replays/live-replays.feature.ts';
import { register as liveRoom } from './features/live-room/live-room.feature.ts';
import { register as liveSessions } from './features/live-sessions/live-sessions.feature.ts';
import { register as mails } from './features/mails/mails.feature.ts';
import { register as mentoring } from './features/mentoring/mentoring.feature.ts';
import { register as payments } from './features/payments/payments.feature.ts';
import { register as personalData } from './features/personal-data/personal-data.feature.ts';
import { register as portfolio } from './features/portfolio/portfolio.feature.ts';
import { register as progress } from './features/progress/progress.feature.ts';
import { register as projectFiles } from './features/project-files/project-files.feature.ts';
import { register as projectReviews } from './features/project-reviews/project-reviews.feature.ts';
import { register as projects } from './features/projects/projects.feature.ts';
import { register as publishedProjects } from './features/published-projects/published-projects.feature.ts';
import { register as ratings } from './features/ratings/ratings.feature.ts';
import { register as reviews } from './features/reviews/reviews.feature.ts';
import { register as satisfaction } from './features/satisfaction/satisfaction.feature.ts';
import { register as secondFactor } from './features/second-factor/second-factor.feature.ts';
import { register as sharedLinks } from './features/shared-links/shared-links.feature.ts';
import { register as stepNotes } from './features/step-notes/step-notes.feature.ts';
import { register as storedValues } from './features/stored-values/stored-values.feature.ts';
import { register as subscriptions } from './features/subscriptions/subscriptions.feature.ts';
import { register as trialLesson } from './features/trial-lesson/trial-lesson.feature.ts';
import { register as weeklyMail } from './features/weekly-mail/weekly-mail.feature.ts';
import { register as weeklyPlan } from './features/weekly-plan/weekly-plan.feature.ts';
import type { Services } from './open-services.ts';

/** Every feature beyond the pages, in the order in which their routes and jobs are registered. */
const FEATURES: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  accounts,
  personalData,
  apiTokens,
  mails,
  subscriptions,
  giftCards,
  payments,
  courses,
  lessons,
  trialLesson,
  progress,
  certificates,
  exerciseResults,
  exerciseDrafts,
  lessonPositions,
  stepNotes,
  ratings,
  reviews,
  weeklyMail,
  weeklyPlan,
  satisfaction,
  projects,
  projectFiles,
  storedValues,
  apiV1,
  publishedProjects,
  sharedLinks,
  projectReviews,
  certificateNames,
  gallery,
  portfolio,
  challenges,
  liveSessions,
  liveRoom,
  liveReplays,
  help,
  adminHelp,
  mentoring,
  adminDashboard,
  adminUsers,
  adminCourses,
  adminLessons,
  adminCourseFiles,
  secondFactor,
  audit,
];

/** Registers the routes and the jobs of all features. */
export async function registerFeatures(app: FastifyInstance, services: Services): Promise<void> {
  for (const register of FEATURES) await register(app, services);
}
