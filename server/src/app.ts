import { join } from 'node:path';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import {
  accountMail,
  deliver,
  deliverPasswordChange,
  passwordChange,
} from './features/accounts/account-mail.job.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { purge, purgeOld } from './features/accounts/purge.job.ts';
import { courseFileRoutes } from './features/admin-course-files/course-files.routes.ts';
import { adminCourseRoutes } from './features/admin-courses/admin-courses.routes.ts';
import { contentRemoval, removeContent } from './features/admin-courses/content-removal.job.ts';
import { adminDashboardRoutes } from './features/admin-dashboard/admin-dashboard.routes.ts';
import { adminHelpRoutes } from './features/admin-help/admin-help.routes.ts';
import { adminLessonRoutes } from './features/admin-lessons/admin-lessons.routes.ts';
import { adminUserRoutes } from './features/admin-users/admin-users.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { correctionRoutes } from './features/certificates/certificate-corrections.routes.ts';
import { prepareCertificates } from './features/certificates/certificates.queries.ts';
import { certificateRoutes } from './features/certificates/certificates.routes.ts';
import { Catalogue } from './features/courses/courses.catalogue.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { prepareExerciseResults } from './features/exercise-results/exercise-results.queries.ts';
import { exerciseResultRoutes } from './features/exercise-results/exercise-results.routes.ts';
import { deliverGiftCard, giftCardMail } from './features/gift-cards/gift-card-mail.job.ts';
import { giftCardSweep, mailLateCards } from './features/gift-cards/gift-card-sweep.job.ts';
import { giftCardRoutes } from './features/gift-cards/gift-cards.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { helpMail } from './features/help/help.service.ts';
import { deliverHelpMail } from './features/help/help-mail.job.ts';
import { helpPurge, purgeHelp } from './features/help/help-purge.job.ts';
import { prepareLessonPositions } from './features/lesson-positions/lesson-positions.queries.ts';
import { lessonPositionRoutes } from './features/lesson-positions/lesson-positions.routes.ts';
import { lessonRoutes } from './features/lessons/lessons.routes.ts';
import { mailboxRoutes } from './features/mails/mailbox.routes.ts';
import { adminMentoringRoutes } from './features/mentoring/admin-mentoring.routes.ts';
import { mentoringRoutes } from './features/mentoring/mentoring.routes.ts';
import { mentoringPurge, purgeThreads } from './features/mentoring/mentoring-purge.job.ts';
import { paymentsPurge, purgePaymentEvents } from './features/payments/payments-purge.job.ts';
import { webhookRoutes } from './features/payments/webhook.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { prepareProgress } from './features/progress/progress.queries.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { projectRoutes } from './features/projects/projects.routes.ts';
import { prepareRatings } from './features/ratings/ratings.queries.ts';
import { ratingRoutes } from './features/ratings/ratings.routes.ts';
import { prepareReviews } from './features/reviews/reviews.queries.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { openSandbox } from './features/sandbox/open-sandbox.ts';
import { prepareSatisfaction } from './features/satisfaction/satisfaction.queries.ts';
import { satisfactionRoutes } from './features/satisfaction/satisfaction.routes.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import {
  deliverSecondFactorMail,
  secondFactorMail,
} from './features/second-factor/second-factor-mail.job.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import {
  closeCustomer,
  customerClosing,
} from './features/subscriptions/subscription-ending.service.ts';
import {
  deliverSubscriptionMail,
  subscriptionMail,
} from './features/subscriptions/subscription-mail.job.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { trialLessonRoutes } from './features/trial-lesson/trial-lesson.routes.ts';
import {
  deliverWeeklyMail,
  queueWeeklyMails,
  weeklyMail,
  weeklyMailSweep,
} from './features/weekly-mail/weekly-mail.job.ts';
import { weeklyMailRoutes } from './features/weekly-mail/weekly-mail.routes.ts';
import { prepareWeeklyPlans } from './features/weekly-plan/weekly-plan.queries.ts';
import { weeklyPlanRoutes } from './features/weekly-plan/weekly-plan.routes.ts';
import { logSerializers } from './log-serializers.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { examplePages } from './plugins/example-pages.ts';
import { metrics } from './plugins/metrics.ts';
import { plainText } from './plugins/plain-text.ts';
import { pythonPackages } from './plugins/python-packages.ts';
import { runnerSite, runnerSiteAlone } from './plugins/runner-site.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { unreadableRequests } from './plugins/unreadable-requests.ts';
import { validation } from './plugins/validation.ts';
import { inlineScriptHashes, webApp } from './plugins/web-app.ts';
import { createJobs, type JobPace } from './services/jobs.ts';
import type { Mailer } from './services/mail.ts';
import { createMailer } from './services/mailer.ts';
import { stripePayments } from './services/payments/stripe-payments.ts';
import { createRateLimits } from './services/rate-limits.ts';

/** Largest request body, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** What the server depends on; tests pass their own. */
export interface AppDeps {
  database: Database;
  clock: Clock;
  config: Config;
  webFolder?: string;
  /** Unset: the one the settings ask for. */
  mailer?: Mailer;
  jobPace?: JobPace;
  /** Where log lines go; unset: standard output. */
  logStream?: { write(line: string): void };
}

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

function openApi(publicUrl: string) {
  return {
    openapi: {
      info: { title: 'Codivia', version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
      },
    },
  };
}

/** What features share: they write jobs and mails, and count what may not be done too often. */
function openServices(app: FastifyInstance, deps: AppDeps) {
  const { clock, config, database } = deps;
  const { db } = database;
  const mailer = deps.mailer ?? createMailer(config, db, clock);
  const jobs = createJobs(database, app.log, deps.jobPace);
  app.addHook('onReady', () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
  });
  const { publicUrl, contactEmail } = config;
  const mailDeps = { db, clock, mailer, publicUrl, contactEmail, log: app.log };
  return { db, clock, config, jobs, limits: createRateLimits(db, clock), mailDeps };
}

type Services = ReturnType<typeof openServices>;

/** Accounts, and the jobs that write to people and clean up. */
async function accountFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config, jobs, limits, mailDeps } = services;
  jobs.handle(accountMail, (mail) => deliver(mailDeps, mail));
  jobs.handle(passwordChange, (change) => deliverPasswordChange(mailDeps, change));
  jobs.handle(purge, () => purgeOld({ db, clock, jobs }));
  const { tokenSecret, publicUrl } = config;
  const signAccess = app.session.sign;
  await app.register(async (scope) => {
    await scope.register(cookie);
    accountRoutes(scope, { db, clock, jobs, limits, tokenSecret, publicUrl, signAccess });
  });
  personalDataRoutes(app, { db, clock, limits });
  mailboxRoutes(app, db, config);
}

/** Subscriptions and gift cards, paid through Stripe, or in the sandbox of this server. */
async function paymentFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config, jobs, limits, mailDeps } = services;
  const payments = config.stripe
    ? stripePayments(config.stripe, clock, app.log)
    : await openSandbox(app, services);
  const { publicUrl } = config;
  const subscriptions = { db, clock, jobs, limits, payments, publicUrl };
  subscriptionRoutes(app, subscriptions);
  jobs.handle(subscriptionMail, (mail) => deliverSubscriptionMail(mailDeps, mail));
  jobs.handle(paymentsPurge, () => purgePaymentEvents(db, clock));
  jobs.handle(customerClosing, (closing) => closeCustomer({ db, payments }, closing));
  const { tokenSecret } = config;
  const giftCardMailDeps = { ...mailDeps, tokenSecret };
  jobs.handle(giftCardMail, (mail) => deliverGiftCard(giftCardMailDeps, mail));
  jobs.handle(giftCardSweep, () => mailLateCards(db, clock, jobs));
  giftCardRoutes(app, { ...subscriptions, tokenSecret });
  await webhookRoutes(app, { ...subscriptions, tokenSecret });
}

/** Courses, lessons and what learners do with them. */
async function learningFeatures(
  app: FastifyInstance,
  database: Database,
  { db, clock, config, jobs, limits, mailDeps }: Services,
): Promise<void> {
  const catalogue = new Catalogue(database, app.log);
  app.decorate('catalogue', catalogue);
  app.addHook('onClose', () => catalogue.close());
  await catalogue.open();
  const certificates = { db, clock, catalogue, queries: prepareCertificates(database) };
  courseRoutes(app, db, catalogue);
  lessonRoutes(app, db, catalogue);
  trialLessonRoutes(app, db, catalogue);
  const progress = prepareProgress(database);
  progressRoutes(app, { queries: progress, clock, catalogue, certificates });
  certificateRoutes(app, certificates);
  const deps = { clock, limits, catalogue };
  const results = prepareExerciseResults(database);
  exerciseResultRoutes(app, { ...deps, db, certificates, queries: results });
  lessonPositionRoutes(app, { ...deps, queries: prepareLessonPositions(database) });
  ratingRoutes(app, { ...deps, queries: prepareRatings(database) });
  const reviews = { clock, queries: prepareReviews(database) };
  reviewRoutes(app, { ...deps, ...reviews });
  const { tokenSecret } = config;
  jobs.handle(weeklyMailSweep, () => queueWeeklyMails({ db, clock, jobs }));
  jobs.handle(weeklyMail, (mail) => deliverWeeklyMail({ ...mailDeps, tokenSecret, reviews }, mail));
  await weeklyMailRoutes(app, { db, clock, limits, tokenSecret });
  weeklyPlanRoutes(app, { ...deps, queries: prepareWeeklyPlans(database) });
  satisfactionRoutes(app, { ...deps, queries: prepareSatisfaction(database) });
  projectRoutes(app, { db, clock, limits });
  mentoringRoutes(app, { db, clock, limits, host: new URL(config.publicUrl).hostname });
  jobs.handle(mentoringPurge, () => purgeThreads({ db, clock }));
}

/** Questions to the team. */
function helpFeatures(app: FastifyInstance, { db, clock, jobs, limits, mailDeps }: Services): void {
  jobs.handle(helpMail, (mail) => deliverHelpMail(mailDeps, mail));
  jobs.handle(helpPurge, () => purgeHelp(db, clock));
  helpRoutes(app, { db, clock, jobs, limits });
  adminHelpRoutes(app, { db, clock, jobs, limits });
}

/** What administrators do. Every call asks the database whether its caller is one. */
async function adminFeatures(
  app: FastifyInstance,
  { db, clock, config, jobs, limits, mailDeps }: Services,
): Promise<void> {
  jobs.handle(contentRemoval, () => removeContent(db, clock));
  adminDashboardRoutes(app, { db, clock });
  adminUserRoutes(app, { db, clock, jobs });
  correctionRoutes(app, { db, clock });
  const deps = { db, clock, catalogue: app.catalogue };
  adminCourseRoutes(app, deps);
  adminLessonRoutes(app, deps);
  await courseFileRoutes(app, deps);
  jobs.handle(secondFactorMail, (mail) => deliverSecondFactorMail(mailDeps, mail));
  secondFactorRoutes(app, { db, clock, jobs, limits, tokenSecret: config.tokenSecret });
  auditRoutes(app, db);
  adminMentoringRoutes(app, { db, clock });
}

/** Builds the whole server, ready to listen or to be injected. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, clock, config, webFolder = WEB_FOLDER, logStream } = deps;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      ...(logStream ? { stream: logStream } : {}),
    },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...unreadableRequests,
  });

  await app.register(validation);
  await app.register(errorAnswers);
  await app.register(plainText);
  await app.register(metrics, { config });
  const previews = runnerSite(config);
  await app.register(runnerSiteAlone, { site: previews, publicUrl: config.publicUrl });
  await app.register(securityHeaders, {
    inlineScripts: inlineScriptHashes(webFolder),
    pythonPackagesUrl: config.pythonPackagesUrl,
    runnerSite: previews,
    publicUrl: config.publicUrl,
  });
  await app.register(swagger, openApi(config.publicUrl));
  await app.register(session, { db: database.db, clock, tokenSecret: config.tokenSecret });

  siteRoutes(app, database.db, config, previews);
  const services = openServices(app, deps);
  await accountFeatures(app, services);
  await paymentFeatures(app, services);
  await learningFeatures(app, database, services);
  helpFeatures(app, services);
  await adminFeatures(app, services);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());

  await app.register(examplePages);
  if (config.pythonPackagesFolder) {
    await app.register(pythonPackages, { folder: config.pythonPackagesFolder });
  }
  await app.register(webApp, {
    webFolder,
    coursesFolder: COURSES_FOLDER,
    publicUrl: config.publicUrl,
    communityUrl: config.communityUrl,
    offline: config.offline,
  });
  return app;
}
