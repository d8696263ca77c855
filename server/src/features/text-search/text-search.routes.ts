import * as contract from '@codivia/contract/api/admin-text-search';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { EditingDeps } from '../admin-courses/editing-deps.service.ts';
import { replaceTexts } from './replacements.service.ts';
import { searchTexts } from './text-search.service.ts';
import { undoReplacement } from './undo-replacement.service.ts';

/** Serves the search in all texts, and replacing what was found. */
export function textSearchRoutes(app: FastifyInstance, deps: EditingDeps): void {
  serve(app, contract.searchTexts, ({ query }) => searchTexts(deps, query));

  serve(app, contract.replaceTexts, ({ user, body }) => replaceTexts(deps, user.id, body));

  serve(app, contract.undoReplacement, ({ user, params }) =>
    undoReplacement(deps, user.id, Number(params.id)),
  );
}
