import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { correctionRoutes } from './certificate-corrections.routes.ts';
import { certificateRoutes } from './certificates.routes.ts';

/** Registers certificates, and the corrections of names on them by administrators. */
export function register(app: FastifyInstance, { db, clock, certificates }: Services): void {
  certificateRoutes(app, certificates);
  correctionRoutes(app, { db, clock });
}
