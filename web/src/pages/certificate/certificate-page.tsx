import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CertificateProof } from '../../features/certificates/certificate-proof.tsx';
import { suffixOf } from '../../features/certificates/certificate-words.ts';
import { proofQuery } from '../../features/certificates/certificates.api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';

function Proof({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation('certificate');
  const { data, error, refetch } = useQuery(proofQuery(certificateId));
  if (data) {
    return (
      <>
        <PageTitle title={t(`proof.title${suffixOf(data)}`, { name: data.user_name })} />
        <CertificateProof certificate={data} />
      </>
    );
  }
  if (isNotFound(error)) {
    return (
      <>
        <PageTitle title={t('proof.not_found_title')} />
        <StateMessage
          heading="h1"
          role="alert"
          title={t('proof.not_found_title')}
          description={t('proof.not_found_text')}
          action={<ButtonLink to={paths.home}>{t('proof.home')}</ButtonLink>}
        />
      </>
    );
  }
  if (error) {
    return <ErrorState heading="h1" title={t('load_error')} error={error} onRetry={refetch} />;
  }
  return <Skeleton className="h-96" />;
}

/** Proves to anyone who has its address that a certificate is genuine; no search engine may list it. */
export function CertificatePage() {
  const { certificateId = '' } = useParams();
  return (
    <div className="page-width py-10 sm:py-16">
      <meta name="robots" content="noindex" />
      <Proof certificateId={certificateId} />
    </div>
  );
}
