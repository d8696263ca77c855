import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { useSession } from '../../lib/session.ts';
import { useCertificates } from './certificates.api.ts';
import { NameRequest } from './name-request.tsx';

type Props = { certificate: ListedCertificate };

function IfOwn({ certificate }: Props) {
  const { data = [] } = useCertificates();
  const isOwn = data.some(({ certificate_id }) => certificate_id === certificate.certificate_id);
  return isOwn && <NameRequest shownName={certificate.user_name} />;
}

/** Shows the request on a public page; nothing, unless the certificate is the reader's own. */
export function OwnNameRequest({ certificate }: Props) {
  return useSession().signedIn && <IfOwn certificate={certificate} />;
}
