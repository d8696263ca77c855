import * as contract from '@codivia/contract/api/admin-help';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { countFoundThreads, selectStaff } from './admin-help.queries.ts';
import * as help from './admin-help.service.ts';
import * as templates from './help-templates.service.ts';

/** Rate limit of presence signals: every ten seconds in some tabs. */
const PRESENCES: RouteLimit = { name: 'help-presences', per: 'user', limit: 600, seconds: 15 * 60 };

const DELETED = {
  message: { fr: 'La réponse est supprimée.', en: 'The answer is deleted.' },
};

function templateRoutes(app: FastifyInstance, deps: JobDeps): void {
  serve(app, contract.listHelpTemplates, () => templates.listHelpTemplates(deps));
  serve(app, contract.createHelpTemplate, ({ user, body }) =>
    templates.createHelpTemplate(deps, user.id, body),
  );
  serve(app, contract.updateHelpTemplate, ({ user, params, body }) =>
    templates.updateHelpTemplate(deps, user.id, params.id, body),
  );
  serve(app, contract.deleteHelpTemplate, async ({ user, params }) => {
    await templates.deleteHelpTemplate(deps, user.id, params.id);
    return DELETED;
  });
}

/** Serves the queue of questions to the team, and the reusable answers. */
export function adminHelpRoutes(app: FastifyInstance, deps: JobDeps): void {
  serve(app, contract.listAdminHelpThreads, ({ user, query }) =>
    help.listAdminHelpThreads(deps, user.id, query),
  );
  serve(app, contract.countAdminHelpThreads, ({ user, query }) =>
    countFoundThreads(deps.db, query, user.id),
  );
  serve(app, contract.readAdminHelpThread, ({ params }) =>
    help.readAdminHelpThread(deps.db, params.id),
  );
  serve(app, contract.answerHelpThread, ({ user, params, body }) =>
    help.answerHelpThread(deps, user.id, params.id, body.text),
  );
  serve(app, contract.noteHelpThread, ({ user, params, body }) =>
    help.noteHelpThread(deps, user.id, params.id, body.text),
  );
  serve(app, contract.assignHelpThread, ({ user, params, body }) =>
    help.assignHelpThread(deps, user.id, params.id, body.user_id),
  );
  serve(app, contract.setAdminHelpThreadState, ({ user, params, body }) =>
    help.setAdminHelpThreadState(deps, user.id, params.id, body.state),
  );
  serve(app, contract.mergeHelpThread, ({ user, params, body }) =>
    help.mergeHelpThread(deps, user.id, params.id, body.into),
  );
  serve(app, contract.showHelpPresence, { limit: PRESENCES }, ({ user, params, body }) =>
    help.showHelpPresence(deps, user.id, params.id, body.writing),
  );
  serve(app, contract.listHelpStaff, () => selectStaff(deps.db));
  templateRoutes(app, deps);
}
