import {
  listCertificates,
  readCourseCertificate,
  verifyCertificate,
} from '@codivia/contract/api/certificates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as certificates from './certificates.service.ts';

/** Serves the certificates of members, and the public proof that one is genuine. */
export function certificateRoutes(app: FastifyInstance, deps: certificates.CertificateDeps): void {
  serve(app, readCourseCertificate, ({ params, user }) =>
    certificates.ofCourse(deps, user, params.id),
  );

  serve(app, listCertificates, ({ user }) => certificates.ofUser(deps, user));

  serve(app, verifyCertificate, ({ params }) => certificates.genuine(deps, params.certificate_id));
}
