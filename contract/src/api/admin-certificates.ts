import Type, { type Static } from 'typebox';
import { Name } from './accounts.ts';
import { Moment, Person } from './admin-lists.ts';
import { CertificateParams, ListedCertificate } from './certificates.ts';
import { endpoint } from './endpoint.ts';

/** One correction of the name on a certificate. */
export const CertificateCorrection = Type.Object({
  at: Moment,
  /** The person who corrected it; null once that account is deleted. */
  actor: Type.Union([Person, Type.Null()]),
  from: Type.String(),
  to: Type.String(),
});
export type CertificateCorrection = Static<typeof CertificateCorrection>;

/** A certificate as administrators see it, with its corrections, the latest first. */
export const AdminCertificate = Type.Object({
  ...ListedCertificate.properties,
  corrections: Type.Array(CertificateCorrection),
});
export type AdminCertificate = Static<typeof AdminCertificate>;

export const listCertificatesOfUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id/certificates',
  access: 'admin',
  summary: 'The certificates of an account, the latest first, and how their names were corrected.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Type.Array(AdminCertificate),
});

export const correctCertificate = endpoint({
  method: 'PUT',
  path: '/admin/certificates/:certificate_id',
  access: 'admin',
  summary:
    'Corrects the name on a certificate, and writes down what was corrected; 404 certificate_not_found.',
  params: CertificateParams,
  body: Type.Object({ user_name: Name }),
  answer: AdminCertificate,
});
