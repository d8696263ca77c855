import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { fileRemoval, removeFiles } from './project-files.job.ts';
import { projectFileRoutes } from './project-files.routes.ts';

/** Registers the files of projects, and the deletion of unused ones. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await projectFileRoutes(app, services);
  services.jobs.handle(fileRemoval, () => removeFiles(services));
}
