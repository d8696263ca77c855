import * as contract from '@codivia/contract/api/certificates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as certificates from './certificates.service.ts';

/** Serves the certificates of members, and the public proof that one is genuine. */
export function certificateRoutes(app: FastifyInstance, deps: certificates.CertificateDeps): void {
  serve(app, contract.readCourseCertificate, ({ params, user }) =>
    certificates.readCourseCertificate(deps, user, params.id),
  );

  serve(app, contract.listCertificates, ({ user }) => certificates.listCertificates(deps, user));

  serve(app, contract.verifyCertificate, ({ params }) =>
    certificates.verifyCertificate(deps, params.certificate_id),
  );
}
