import {
  correctCertificate,
  listCertificatesOfUser,
} from '@codivia/contract/api/admin-certificates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as corrections from './certificate-corrections.service.ts';

/** Shows administrators the certificates and lets them correct the names. */
export function correctionRoutes(app: FastifyInstance, deps: corrections.CorrectionDeps): void {
  serve(app, listCertificatesOfUser, ({ params }) => corrections.ofUser(deps, params.id));

  serve(app, correctCertificate, ({ user, params, body }) =>
    corrections.correct(deps, user.id, params.certificate_id, body.user_name),
  );
}
