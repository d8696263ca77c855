import * as contract from '@codivia/contract/puzzles/puzzles';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { preparePuzzles } from './puzzles.queries.ts';
import * as puzzles from './puzzles.service.ts';

/** Rate limit of solved puzzles: a browser that was offline may send those of some days at once. */
const SOLVED: RouteLimit = { name: 'solved-puzzles', per: 'user', limit: 120, seconds: 15 * 60 };

/** Serves the daily puzzle to everyone, and the shelf of the calling member. */
export function puzzleRoutes(app: FastifyInstance, services: Services): void {
  const deps = {
    ...services,
    queries: preparePuzzles(services.database),
    stock: puzzles.openStock(),
  };
  serve(app, contract.readPuzzle, async ({ params, query }) =>
    puzzles.readPuzzle(deps, params.day, query.lang),
  );

  serve(app, contract.listSolvedPuzzles, ({ user }) => deps.queries.list(user.id));

  serve(app, contract.solvePuzzle, { limit: SOLVED }, ({ user, params, body }) =>
    puzzles.solvePuzzle(deps, user.id, { ...params, ...body }),
  );
}
