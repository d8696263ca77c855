import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { apiV1Routes } from './api-v1.routes.ts';

/** Registers the public API. */
export function register(
  app: FastifyInstance,
  { db, clock, config, limits, storage, certificates, progress }: Services,
): void {
  const { publicUrl } = config;
  apiV1Routes(app, { db, clock, storage, limits, certificates, publicUrl, progress });
}
