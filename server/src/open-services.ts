import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { type ChallengeFiles, shippedChallenges } from './features/challenges/challenge-plan.ts';
import { databaseStorage, type FileStorage } from './features/project-files/file-storage.ts';
import { observeDatabase } from './services/database-metrics.ts';
import { createJobs, type JobPace } from './services/jobs.ts';
import type { Mailer } from './services/mail.ts';
import { createMailer } from './services/mailer.ts';
import { createRateLimits } from './services/rate-limits.ts';

/** What the services are opened with; tests pass their own. */
export interface ServiceDeps {
  database: Database;
  clock: Clock;
  config: Config;
  /** Unset: the one the settings ask for. */
  mailer?: Mailer;
  jobPace?: JobPace;
  /** Unset: those that ship with the product. */
  challengeFiles?: () => ChallengeFiles;
}

/** Where contents of files are; the client of S3 is loaded only where there is such a server. */
async function openStorage(app: FastifyInstance, deps: ServiceDeps): Promise<FileStorage> {
  const { config, clock, database } = deps;
  if (!config.s3) return databaseStorage;
  const { s3Storage } = await import('./features/project-files/s3-storage.ts');
  return s3Storage(config.s3, { db: database.db, clock, log: app.log });
}

/** What features share: they write jobs and mails, and count what may not be done too often. */
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
  const { publicUrl, contactEmail } = config;
  const mailDeps = { db, clock, mailer, publicUrl, contactEmail, log: app.log };
  const limits = createRateLimits(db, clock);
  app.decorate('rateLimits', limits);
  const { challengeFiles = shippedChallenges } = deps;
  const storage = await openStorage(app, deps);
  const shared = { database, db, replica, clock, config, jobs, limits, mailDeps };
  return { ...shared, challengeFiles, storage };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
