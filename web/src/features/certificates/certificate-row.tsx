import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { Download, Share2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CertificateThumbnail } from './certificate-thumbnail.tsx';
import { courseTitle, longDate, solvedText, subjectSuffix, suffixOf } from './certificate-words.ts';
import { useShareImage } from './use-share-image.ts';

type Props = { certificate: ListedCertificate; onView: () => void };

/** One certificate of a list, with its actions. */
export function CertificateRow({ certificate, onView }: Props) {
  const { t, language } = useTranslation('certificate');
  const { busy, download, share } = useShareImage(certificate);
  const course = courseTitle(certificate, language);
  const solved = solvedText(certificate, t);
  const suffix = suffixOf(certificate) || subjectSuffix(certificate);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <CertificateThumbnail certificate={certificate} />
      <div className="min-w-0 flex-1 basis-44 sm:basis-64">
        <h3 className="break-words text-lg">{course}</h3>
        <p className="text-muted">
          {t('list.completed_on', { date: longDate(certificate.completion_date, language) })}
          {' · '}
          {t('list.xp', { count: certificate.total_xp })}
          {solved && ` · ${solved}`}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          {certificate.subject === 'path' && <Badge tone="trail">{t('list.path')}</Badge>}
          <Badge tone={certificate.kind === 'full' ? 'joy' : 'plain'}>
            {t(`kind.${certificate.kind}`)}
          </Badge>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t(`list.view_of${suffix}`, { course })}
          onClick={onView}
        >
          {t('list.view')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(`list.download_of${suffix}`, { course })}
          title={t('download')}
          loading={busy === 'download'}
          onClick={download}
        >
          <Download aria-hidden="true" className="size-5" />
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(`list.share_of${suffix}`, { course })}
          title={t('share')}
          loading={busy === 'share'}
          onClick={share}
        >
          <Share2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}
