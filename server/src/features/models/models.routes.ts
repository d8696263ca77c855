import * as contract from '@codivia/contract/api/models';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import * as models from './models.service.ts';

/** Rate limit of saves: more than anybody trains; each is read in a thread. */
const SAVES: RouteLimit = { name: 'model-saves', per: 'user', limit: 120, seconds: 60 * 60 };

const DELETED = { message: { fr: 'Modèle supprimé.', en: 'Model deleted.' } };

/** Serves the models of the calling member. */
export function modelRoutes(app: FastifyInstance, deps: FileDeps): void {
  serve(app, contract.listModels, ({ user }) => models.listModels(deps, user.id));

  serve(app, contract.saveModel, { limit: SAVES }, ({ user, params, body }) =>
    models.saveModel(deps, user.id, params.id, body),
  );

  serve(app, contract.deleteModel, async ({ user, params }) => {
    await models.deleteModel(deps, user.id, params.id);
    return DELETED;
  });
}
