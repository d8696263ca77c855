import type { Certificate } from '@codivia/contract/api/certificates';
import { Download, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CertificateImage } from './certificate-image.tsx';
import { suffixOf } from './certificate-words.ts';
import { NameRequest } from './name-request.tsx';
import { useShareImage } from './use-share-image.ts';

/** A certificate with its actions. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate');
  const { busy, download, share } = useShareImage(certificate);
  return (
    <div className="grid gap-5">
      {/* All of it and its buttons fit a low screen; on a very low one the dialog scrolls. */}
      <div className="[&_img]:mx-auto [&_img]:max-h-[max(14rem,calc(100dvh-18.5rem-var(--also,0rem)))] [&_img]:w-auto [&_img]:max-w-full">
        <CertificateImage certificate={certificate} />
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:justify-center">
        <Button loading={busy === 'download'} onClick={download}>
          <Download aria-hidden="true" className="size-5" />
          {t('download')}
        </Button>
        <Button variant="secondary" loading={busy === 'share'} onClick={share}>
          <Share2 aria-hidden="true" className="size-5" />
          {t('share')}
        </Button>
        <Link
          to={paths.certificate(certificate.certificate_id)}
          className="text-trail underline underline-offset-4"
        >
          {t(`proof_link${suffixOf(certificate)}`)}
        </Link>
      </div>
      {certificate.kind === 'attendance' && (
        <p className="text-muted sm:text-center">{t('attendance_hint')}</p>
      )}
      <NameRequest shownName={certificate.user_name} />
    </div>
  );
}
