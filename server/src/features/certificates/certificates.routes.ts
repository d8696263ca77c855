import {
  listCertificates,
  readCourseCertificate,
  verifyCertificate,
} from '@codivia/contract/certificates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { CertificateService } from './certificates.service.ts';

/** A member's certificates, and the public proof that one is genuine. */
export function certificateRoutes(app: FastifyInstance, certificates: CertificateService): void {
  serve(app, readCourseCertificate, ({ params, user }) =>
    certificates.ofCourse(user.id, params.id),
  );

  serve(app, listCertificates, ({ user }) => certificates.ofUser(user.id));

  serve(app, verifyCertificate, ({ params }) => certificates.genuine(params.certificate_id));
}
