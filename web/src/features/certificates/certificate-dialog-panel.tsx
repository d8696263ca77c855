import type { Certificate } from '@codivia/contract/api/certificates';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AlsoPaths } from './also-paths.tsx';
import { CertificateView } from './certificate-view.tsx';
import { suffixOf } from './certificate-words.ts';
import { useCourseCertificate } from './certificates.api.ts';

/** Either a certificate that is known, or the course whose certificate is to be fetched. */
export type CertificateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
} & (
  | { certificate: Certificate; courseId?: undefined }
  | { courseId: string; certificate?: undefined }
);

function CourseCertificate({ courseId }: { courseId: string }) {
  const { t } = useTranslation('certificate');
  const { data, error, refetch } = useCourseCertificate(courseId);
  if (data) {
    return (
      <div className="has-[.also-paths]:[--also:6rem]">
        <AlsoPaths courseId={courseId} />
        <CertificateView certificate={data} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState title={t('not_completed')} />;
  }
  if (error) return <ErrorState title={t('load_error')} error={error} onRetry={refetch} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('drawing')}</VisuallyHidden>
      <Skeleton className="aspect-3/2" />
    </div>
  );
}

/** The content of `CertificateDialog`. */
export function CertificateDialogPanel(props: CertificateDialogProps) {
  const { open, onOpenChange, certificate, courseId = '' } = props;
  const { t } = useTranslation('certificate');
  const { data = certificate } = useCourseCertificate(courseId, !certificate);
  const title = t(`dialog_title${data ? suffixOf(data) : ''}`);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      {certificate ? (
        <CertificateView certificate={certificate} />
      ) : (
        <CourseCertificate courseId={courseId} />
      )}
    </Dialog>
  );
}
