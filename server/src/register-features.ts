import type { FastifyInstance } from 'fastify';
import { register as accounts } from './features/accounts/accounts.feature.ts';
import { courseFileRoutes } from './features/admin-course-files/course-files.routes.ts';
import { register as adminCourses } from './features/admin-courses/admin-courses.feature.ts';
import { adminDashboardRoutes } from './features/admin-dashboard/admin-dashboard.routes.ts';
import { adminHelpRoutes } from './features/admin-help/admin-help.routes.ts';
import { register as adminLessonReviews } from './features/admin-lesson-reviews/admin-lesson-reviews.feature.ts';
import { register as adminLessons } from './features/admin-lessons/admin-lessons.feature.ts';
import { linkCheckRoutes } from './features/admin-link-checks/admin-link-checks.routes.ts';
import { adminUserRoutes } from './features/admin-users/admin-users.routes.ts';
import { adminWaitingRoutes } from './features/admin-waiting/admin-waiting.routes.ts';
import { register as apiTokens } from './features/api-tokens/api-tokens.feature.ts';
import { apiV1Routes } from './features/api-v1/api-v1.routes.ts';
import { register as assignments } from './features/assignments/assignments.feature.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { register as certificateNames } from './features/certificate-names/certificate-names.feature.ts';
import { correctionRoutes } from './features/certificates/certificate-corrections.routes.ts';
import { certificateRoutes } from './features/certificates/certificates.routes.ts';
import { register as challenges } from './features/challenges/challenges.feature.ts';
import { register as classLessons } from './features/class-lessons/class-lessons.feature.ts';
import { classResultRoutes } from './features/class-results/class-results.routes.ts';
import { register as classes } from './features/classes/classes.feature.ts';
import { contentCopyRoutes } from './features/content-copies/content-copies.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { exerciseDraftRoutes } from './features/exercise-drafts/exercise-drafts.routes.ts';
import { exerciseResultRoutes } from './features/exercise-results/exercise-results.routes.ts';
import { register as families } from './features/families/families.feature.ts';
import { firstStepRoutes } from './features/first-step/first-step.routes.ts';
import { galleryRoutes } from './features/gallery/gallery.routes.ts';
import { register as giftCards } from './features/gift-cards/gift-cards.feature.ts';
import { register as help } from './features/help/help.feature.ts';
import { learningPathRoutes } from './features/learning-paths/learning-paths.routes.ts';
import { register as leavingSchool } from './features/leaving-school/leaving-school.feature.ts';
import { register as lessonInsight } from './features/lesson-insight/lesson-insight.feature.ts';
import { lessonPositionRoutes } from './features/lesson-positions/lesson-positions.routes.ts';
import { lessonRoutes } from './features/lessons/lessons.routes.ts';
import { liveReplayRoutes } from './features/live-replays/live-replays.routes.ts';
import { register as liveRoom } from './features/live-room/live-room.feature.ts';
import { register as liveSessions } from './features/live-sessions/live-sessions.feature.ts';
import { mailboxRoutes } from './features/mails/mailbox.routes.ts';
import { register as media } from './features/media/media.feature.ts';
import { register as mentoring } from './features/mentoring/mentoring.feature.ts';
import { modelRoutes } from './features/models/models.routes.ts';
import { register as parentsWeekly } from './features/parents-weekly/parents-weekly.feature.ts';
import { register as payers } from './features/payers/payers.feature.ts';
import { register as payments } from './features/payments/payments.feature.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { register as portfolio } from './features/portfolio/portfolio.feature.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { register as projectFiles } from './features/project-files/project-files.feature.ts';
import { register as projectReviews } from './features/project-reviews/project-reviews.feature.ts';
import { projectRoutes } from './features/projects/projects.routes.ts';
import { publishedProjectRoutes } from './features/published-projects/published-projects.routes.ts';
import { thumbnailRoutes } from './features/published-projects/thumbnails.routes.ts';
import { puzzleRoutes } from './features/puzzles/puzzles.routes.ts';
import { ratingRoutes } from './features/ratings/ratings.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { satisfactionRoutes } from './features/satisfaction/satisfaction.routes.ts';
import { register as schoolSignIn } from './features/school-sign-in/school-sign-in.feature.ts';
import { register as secondFactor } from './features/second-factor/second-factor.feature.ts';
import { sharedLinkRoutes } from './features/shared-links/shared-links.routes.ts';
import { stepNoteRoutes } from './features/step-notes/step-notes.routes.ts';
import { storedValueRoutes } from './features/stored-values/stored-values.routes.ts';
import { register as subscriptions } from './features/subscriptions/subscriptions.feature.ts';
import { register as teachers } from './features/teachers/teachers.feature.ts';
import { textSearchRoutes } from './features/text-search/text-search.routes.ts';
import { trialLessonRoutes } from './features/trial-lesson/trial-lesson.routes.ts';
import { unfinishedProjectRoutes } from './features/unfinished-project/unfinished-project.routes.ts';
import { register as weeklyMail } from './features/weekly-mail/weekly-mail.feature.ts';
import { weeklyPlanRoutes } from './features/weekly-plan/weekly-plan.routes.ts';
import type { Services } from './open-services.ts';

/** Every feature beyond the pages, in the order in which their routes and jobs are registered. */
const FEATURES: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  accounts,
  personalDataRoutes,
  families,
  apiTokens,
  mailboxRoutes,
  subscriptions,
  giftCards,
  payments,
  payers,
  courseRoutes,
  learningPathRoutes,
  lessonRoutes,
  trialLessonRoutes,
  firstStepRoutes,
  (app, { progress }) => progressRoutes(app, progress),
  (app, { certificates }) => certificateRoutes(app, certificates),
  correctionRoutes,
  exerciseResultRoutes,
  exerciseDraftRoutes,
  unfinishedProjectRoutes,
  lessonPositionRoutes,
  stepNoteRoutes,
  puzzleRoutes,
  ratingRoutes,
  (app, { reviews }) => reviewRoutes(app, reviews),
  weeklyMail,
  parentsWeekly,
  weeklyPlanRoutes,
  satisfactionRoutes,
  projectRoutes,
  projectFiles,
  storedValueRoutes,
  apiV1Routes,
  publishedProjectRoutes,
  thumbnailRoutes,
  sharedLinkRoutes,
  modelRoutes,
  projectReviews,
  certificateNames,
  (app, { replica, clock }) => galleryRoutes(app, { db: replica, clock }),
  portfolio,
  challenges,
  liveSessions,
  liveRoom,
  liveReplayRoutes,
  classLessons,
  classResultRoutes,
  help,
  adminHelpRoutes,
  mentoring,
  teachers,
  classes,
  schoolSignIn,
  leavingSchool,
  assignments,
  (app, { replica, clock }) => adminDashboardRoutes(app, { db: replica, clock }),
  adminWaitingRoutes,
  adminUserRoutes,
  adminCourses,
  adminLessons,
  adminLessonReviews,
  linkCheckRoutes,
  contentCopyRoutes,
  textSearchRoutes,
  courseFileRoutes,
  media,
  lessonInsight,
  secondFactor,
  auditRoutes,
];

/** Registers the routes and the jobs of all features. */
export async function registerFeatures(app: FastifyInstance, services: Services): Promise<void> {
  for (const register of FEATURES) await register(app, services);
}
