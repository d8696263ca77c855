import { correctCertificate, listCertificatesOfUser } from '@codivia/contract/admin-certificates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { CorrectionService } from './certificate-corrections.service.ts';

/** What administrators see of certificates, and may correct on them. */
export function correctionRoutes(app: FastifyInstance, corrections: CorrectionService): void {
  serve(app, listCertificatesOfUser, ({ params }) => corrections.ofUser(params.id));

  serve(app, correctCertificate, ({ user, params, body }) =>
    corrections.correct(user.id, params.certificate_id, body.user_name),
  );
}
