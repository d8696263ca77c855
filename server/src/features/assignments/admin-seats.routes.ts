import * as contract from '@codivia/contract/api/admin-seats';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import * as seats from './seats.service.ts';

/** Serves the licences of classes to administrators. */
export function adminSeatRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.readSeats, ({ params }) => seats.readSeats(deps, params.id));

  serve(app, contract.setSeats, ({ user, params, body }) =>
    seats.setSeats(deps, user.id, params.id, body),
  );
}
