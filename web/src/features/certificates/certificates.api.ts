import {
  listCertificates,
  readCourseCertificate,
  verifyCertificate,
} from '@codivia/contract/api/certificates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** The member's certificate of a course; 403 while the course is not complete. Idle unless `wanted`. */
export function useCourseCertificate(courseId: string, wanted = true) {
  return useQuery({
    queryKey: memberKey('certificate', courseId),
    queryFn: () => call(readCourseCertificate, { params: { id: courseId } }),
    enabled: wanted,
  });
}

/** The member's certificates, the latest first. Idle unless `wanted`. */
export function useCertificates(wanted = true) {
  return useQuery({
    queryKey: memberKey('certificates'),
    queryFn: () => call(listCertificates),
    enabled: wanted,
  });
}

/** The member's certificates of paths that a course is part of; none until they are known. Idle unless `wanted`. */
export function usePathCertificates(courseId: string, wanted = true) {
  const { data = [] } = useCertificates(wanted);
  return data.filter(
    ({ subject, path_courses }) =>
      subject === 'path' && path_courses.some(({ id }) => id === courseId),
  );
}

/** The certificate with this id, whoever owns it; 404 when there is none, 400 when there cannot be. */
export function proofQuery(certificateId: string) {
  return queryOptions({
    queryKey: ['certificate', certificateId],
    queryFn: () => call(verifyCertificate, { params: { certificate_id: certificateId } }),
  });
}
