import * as contract from '@codivia/contract/api/personal-data';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import { sendPersonalData } from './personal-data.service.ts';

const EXPORTS: RouteLimit = { name: 'personal-data', per: 'user', limit: 20, seconds: 60 * 60 };

/** Serves the export of a member's personal data. */
export function personalDataRoutes(app: FastifyInstance, deps: FileDeps): void {
  serve(app, contract.readPersonalData, { limit: EXPORTS }, ({ user, reply }) =>
    sendPersonalData(deps, user, reply),
  );
}
