import type { FastifyInstance } from 'fastify';
import { apiV1Routes } from '../features/api-v1/api-v1.routes.ts';
import { certificateNameRoutes } from '../features/certificate-names/certificate-names.routes.ts';
import { nameRequestMail } from '../features/certificate-names/certificate-names.service.ts';
import { deliverNameRequestMail } from '../features/certificate-names/name-request-mail.job.ts';
import { prepareCertificates } from '../features/certificates/certificates.queries.ts';
import { certificateRoutes } from '../features/certificates/certificates.routes.ts';
import { challengeRoutes } from '../features/challenges/challenges.routes.ts';
import { Catalogue } from '../features/courses/courses.catalogue.ts';
import { courseRoutes } from '../features/courses/courses.routes.ts';
import { prepareExerciseDrafts } from '../features/exercise-drafts/exercise-drafts.queries.ts';
import { exerciseDraftRoutes } from '../features/exercise-drafts/exercise-drafts.routes.ts';
import { prepareExerciseResults } from '../features/exercise-results/exercise-results.queries.ts';
import { exerciseResultRoutes } from '../features/exercise-results/exercise-results.routes.ts';
import { galleryRoutes } from '../features/gallery/gallery.routes.ts';
import { prepareLessonPositions } from '../features/lesson-positions/lesson-positions.queries.ts';
import { lessonPositionRoutes } from '../features/lesson-positions/lesson-positions.routes.ts';
import { lessonRoutes } from '../features/lessons/lessons.routes.ts';
import { portfolioRoutes } from '../features/portfolio/portfolio.routes.ts';
import {
  deliverPortfolioMail,
  portfolioMail,
  portfolioSweep,
  queuePortfolioMails,
} from '../features/portfolio/portfolio-mail.job.ts';
import { workInTurn } from '../features/progress/in-turn.ts';
import { prepareProgress } from '../features/progress/progress.queries.ts';
import { progressRoutes } from '../features/progress/progress.routes.ts';
import { fileRemoval, removeFiles } from '../features/project-files/project-files.job.ts';
import { projectFileRoutes } from '../features/project-files/project-files.routes.ts';
import { projectReviewRoutes } from '../features/project-reviews/project-reviews.routes.ts';
import { reviewMail } from '../features/project-reviews/review-decisions.service.ts';
import { deliverReviewMail } from '../features/project-reviews/review-mail.job.ts';
import { projectRoutes } from '../features/projects/projects.routes.ts';
import { publishedProjectRoutes } from '../features/published-projects/published-projects.routes.ts';
import { thumbnailRoutes } from '../features/published-projects/thumbnails.routes.ts';
import { prepareRatings } from '../features/ratings/ratings.queries.ts';
import { ratingRoutes } from '../features/ratings/ratings.routes.ts';
import { prepareReviews } from '../features/reviews/reviews.queries.ts';
import { reviewRoutes } from '../features/reviews/reviews.routes.ts';
import { prepareSatisfaction } from '../features/satisfaction/satisfaction.queries.ts';
import { satisfactionRoutes } from '../features/satisfaction/satisfaction.routes.ts';
import { sharedLinkRoutes } from '../features/shared-links/shared-links.routes.ts';
import { prepareStepNotes } from '../features/step-notes/step-notes.queries.ts';
import { stepNoteRoutes } from '../features/step-notes/step-notes.routes.ts';
import { storedValueRoutes } from '../features/stored-values/stored-values.routes.ts';
import { trialLessonRoutes } from '../features/trial-lesson/trial-lesson.routes.ts';
import {
  deliverWeeklyMail,
  queueWeeklyMails,
  weeklyMail,
  weeklyMailSweep,
} from '../features/weekly-mail/weekly-mail.job.ts';
import { weeklyMailRoutes } from '../features/weekly-mail/weekly-mail.routes.ts';
import { prepareWeeklyPlans } from '../features/weekly-plan/weekly-plan.queries.ts';
import { weeklyPlanRoutes } from '../features/weekly-plan/weekly-plan.routes.ts';
import type { Services } from '../open-services.ts';

/** Courses, lessons and what learners do with them. */
export async function learningFeatures(
  app: FastifyInstance,
  { database, clock, config, jobs, limits, mailDeps, challengeFiles, storage }: Services,
): Promise<void> {
  const { db, replica } = database;
  const catalogue = new Catalogue(database, app.log);
  app.decorate('catalogue', catalogue);
  app.addHook('onClose', () => catalogue.close());
  await catalogue.open();
  const certificates = { db, clock, catalogue, queries: prepareCertificates(database) };
  courseRoutes(app, db, catalogue);
  lessonRoutes(app, db, catalogue);
  trialLessonRoutes(app, db, catalogue);
  const queries = prepareProgress(database);
  const progress = { queries, clock, catalogue, certificates, inTurn: workInTurn() };
  progressRoutes(app, progress);
  certificateRoutes(app, certificates);
  const deps = { clock, catalogue };
  const results = prepareExerciseResults(database);
  exerciseResultRoutes(app, { ...deps, db, certificates, queries: results });
  exerciseDraftRoutes(app, { ...deps, queries: prepareExerciseDrafts(database) });
  lessonPositionRoutes(app, { ...deps, queries: prepareLessonPositions(database) });
  stepNoteRoutes(app, { ...deps, queries: prepareStepNotes(database) });
  ratingRoutes(app, { ...deps, queries: prepareRatings(database) });
  const reviews = { clock, queries: prepareReviews(database) };
  reviewRoutes(app, { ...deps, ...reviews });
  const { tokenSecret } = config;
  jobs.handle(weeklyMailSweep, () => queueWeeklyMails({ db, clock, jobs }));
  jobs.handle(weeklyMail, (mail) => deliverWeeklyMail({ ...mailDeps, tokenSecret, reviews }, mail));
  await weeklyMailRoutes(app, { db, clock, tokenSecret });
  weeklyPlanRoutes(app, { ...deps, queries: prepareWeeklyPlans(database) });
  satisfactionRoutes(app, { ...deps, queries: prepareSatisfaction(database) });
  const fileDeps = { db, clock, storage };
  projectRoutes(app, { db, clock });
  await projectFileRoutes(app, { ...fileDeps });
  storedValueRoutes(app, { db, clock });
  jobs.handle(fileRemoval, () => removeFiles(fileDeps));
  const { publicUrl } = config;
  apiV1Routes(app, { ...fileDeps, limits, certificates, publicUrl, progress });
  const { hostname: host } = new URL(publicUrl);
  publishedProjectRoutes(app, { ...fileDeps, host });
  sharedLinkRoutes(app, { ...fileDeps, host });
  await thumbnailRoutes(app, { db, clock });
  jobs.handle(reviewMail, (mail) => deliverReviewMail(mailDeps, mail));
  projectReviewRoutes(app, { db, clock, jobs, host });
  jobs.handle(nameRequestMail, (mail) => deliverNameRequestMail(mailDeps, mail));
  certificateNameRoutes(app, { db, clock, jobs, host });
  galleryRoutes(app, { db: replica, clock });
  portfolioRoutes(app, { db, clock, limits, host });
  jobs.handle(portfolioSweep, () => queuePortfolioMails({ db, clock, jobs }));
  jobs.handle(portfolioMail, (mail) => deliverPortfolioMail(mailDeps, mail));
  challengeRoutes(app, { db, clock, challengeFiles });
}
