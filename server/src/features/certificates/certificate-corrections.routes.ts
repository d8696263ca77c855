import * as contract from '@codivia/contract/api/admin-certificates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import * as corrections from './certificate-corrections.service.ts';

/** Shows administrators the certificates and lets them correct the names. */
export function correctionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listCertificatesOfUser, ({ params }) =>
    corrections.listCertificatesOfUser(deps, params.id),
  );

  serve(app, contract.correctCertificate, ({ user, params, body }) =>
    corrections.correctCertificate(deps, user.id, params.certificate_id, body.user_name),
  );
}
