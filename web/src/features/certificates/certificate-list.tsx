import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { CERTIFICATE_PERCENT, FULL_CERTIFICATE_PERCENT } from '@codivia/contract/api/certificates';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import { CertificateRow } from './certificate-row.tsx';
import { useCertificates } from './certificates.api.ts';

/** The member's certificates, or how to get a first one. */
export function CertificateList() {
  const { t } = useTranslation('certificate');
  const { data, error, isLoadingError, refetch } = useCertificates();
  const [viewed, setViewed] = useState<{ certificate: ListedCertificate; open: boolean } | null>(
    null,
  );
  if (isLoadingError)
    return <ErrorState title={t('load_error')} error={error} heading="h3" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-20" />;
  if (data.length === 0) {
    return (
      <div className="flex items-center gap-5">
        <Mascot pose="sleep" className="h-28 w-auto" />
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t('list.empty')}</p>
          <ButtonLink to={paths.courses} variant="secondary">
            {t('list.empty_action')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((certificate) => (
          <CertificateRow
            key={certificate.certificate_id}
            certificate={certificate}
            onView={() => setViewed({ certificate, open: true })}
          />
        ))}
      </ul>
      {data.some(({ kind }) => kind === 'attendance') && (
        <p className="mt-4 text-muted">
          {t('list.attendance_hint', { percent: CERTIFICATE_PERCENT })}
        </p>
      )}
      {data.some(({ kind }) => kind === 'basic') && (
        <p className="mt-4 text-muted">
          {t('list.full_hint', { percent: FULL_CERTIFICATE_PERCENT })}
        </p>
      )}
      {data.some(({ subject, kind }) => subject === 'path' && kind === 'basic') && (
        <p className="mt-4 text-muted">{t('list.path_hint')}</p>
      )}
      {viewed && (
        <CertificateDialog
          certificate={viewed.certificate}
          open={viewed.open}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
        />
      )}
    </>
  );
}
