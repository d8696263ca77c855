import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { fileRemoval, removeFiles } from './project-files.job.ts';
import { projectFileRoutes } from './project-files.routes.ts';

/** Registers the files of projects, and the deletion of unused ones. */
export async function register(
  app: FastifyInstance,
  { db, clock, jobs, storage }: Services,
): Promise<void> {
  await projectFileRoutes(app, { db, clock, storage });
  jobs.handle(fileRemoval, () => removeFiles({ db, clock, storage }));
}
