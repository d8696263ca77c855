import { loadPaths } from '@codivia/content/load-paths';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { prepareCertificates } from './features/certificates/certificates.queries.ts';
import { type ChallengeFiles, shippedChallenges } from './features/challenges/challenge-plan.ts';
import { Catalogue } from './features/courses/courses.catalogue.ts';
import { workInTurn } from './features/progress/in-turn.ts';
import { prepareProgress } from './features/progress/progress.queries.ts';
import { databaseStorage, type FileStorage } from './features/project-files/file-storage.ts';
import { prepareReviews } from './features/reviews/reviews.queries.ts';
import { openSandbox } from './features/sandbox/open-sandbox.ts';
import { observeDatabase } from './services/database-metrics.ts';
import { createJobs, type JobPace } from './services/jobs.ts';
import type { Mailer } from './services/mail.ts';
import { createMailer } from './services/mailer.ts';
import { networkOutgoing, type Outgoing } from './services/outgoing/outgoing.ts';
import { stripePayments } from './services/payments/stripe-payments.ts';
import { createRateLimits } from './services/rate-limits.ts';

/** The dependencies of the services; tests pass their own. */
export interface ServiceDeps {
  database: Database;
  clock: Clock;
  config: Config;
  /** Unset: the mailer of the settings. */
  mailer?: Mailer;
  jobPace?: JobPace;
  /** Unset: the challenges that ship with the product. */
  challengeFiles?: () => ChallengeFiles;
  /** The ways out of the server; unset: the network. */
  outgoing?: Outgoing;
}

/** Opens the storage of the contents of files; the client of S3 is loaded only where S3 is configured. */
async function openStorage(app: FastifyInstance, deps: ServiceDeps): Promise<FileStorage> {
  const { config, clock, database } = deps;
  if (!config.s3) return databaseStorage;
  const { s3Storage } = await import('./features/project-files/s3-storage.ts');
  return s3Storage(config.s3, { db: database.db, clock, log: app.log });
}

/** Opens the catalogue of courses, which follows its changes until the server is closed. */
async function openCatalogue(app: FastifyInstance, database: Database): Promise<Catalogue> {
  const catalogue = new Catalogue(database, app.log, loadPaths());
  app.decorate('catalogue', catalogue);
  app.addHook('onClose', () => catalogue.close());
  await catalogue.open();
  return catalogue;
}

/** Opens the services that features share, such as jobs, mails, rate limits, payments and the catalogue. */
export async function openServices(app: FastifyInstance, deps: ServiceDeps) {
  const { clock, config, database } = deps;
  const { db, replica } = database;
  const mailer = deps.mailer ?? createMailer(config, db, clock);
  const jobs = createJobs(database, app.log, deps.jobPace);
  observeDatabase(app.metrics, database, app.log);
  app.addHook('onReady', () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
  });
  const { publicUrl, contactEmail, tokenSecret } = config;
  const mailDeps = { db, clock, mailer, publicUrl, contactEmail, log: app.log };
  const limits = createRateLimits(db, clock);
  app.decorate('rateLimits', limits);
  const { challengeFiles = shippedChallenges, outgoing = networkOutgoing } = deps;
  const storage = await openStorage(app, deps);
  const payments = config.stripe
    ? stripePayments(config.stripe, clock, app.log)
    : await openSandbox(app, { db, clock, config, jobs });
  const catalogue = await openCatalogue(app, database);
  const certificates = { db, clock, catalogue, queries: prepareCertificates(database) };
  const queries = prepareProgress(database);
  const progress = { db, queries, clock, catalogue, certificates, inTurn: workInTurn() };
  const reviews = { clock, queries: prepareReviews(database) };
  const { hostname: host } = new URL(publicUrl);
  const settings = { config, publicUrl, tokenSecret, host };
  const shared = { database, db, replica, clock, jobs, limits, mailDeps };
  const learning = { catalogue, certificates, progress, reviews, challengeFiles };
  return { ...settings, ...shared, ...learning, payments, storage, outgoing };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
