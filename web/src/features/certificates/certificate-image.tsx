import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_WIDTH,
  type Certificate,
} from '@codivia/contract/api/certificates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Picture, usePictureQuery } from './certificate-picture.ts';
import { subjectSuffix, suffixOf } from './certificate-words.ts';
import { usePictureUrl } from './use-picture-url.ts';

type DrawnProps = { picture: Picture; certificate: Certificate };

function DrawnImage({ picture: { blob, words }, certificate }: DrawnProps) {
  const { t } = useTranslation('certificate');
  const source = usePictureUrl(blob);
  const [xp, lessons, date] = words.facts;
  const more = [words.solved.replace(/\.$/, ''), words.courses, words.skills, words.project].filter(
    Boolean,
  );
  return (
    <img
      src={source}
      width={CERTIFICATE_WIDTH}
      height={CERTIFICATE_HEIGHT}
      className="h-auto w-full rounded-control border border-line"
      alt={t(`alt${suffixOf(certificate) || subjectSuffix(certificate)}`, {
        heading: words.heading,
        name: words.name,
        course: words.course,
        lessons: `${lessons?.value} ${lessons?.label}`,
        xp: `${xp?.value} ${xp?.label}`,
        date: date?.value ?? '',
        more: more.map((text) => `${text}. `).join(''),
        number: words.number,
        address: words.address,
      })}
    />
  );
}

/** A certificate as a picture, drawn in the reader's language; its text alternative says all of it. */
export function CertificateImage({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate');
  const { data, isError, refetch } = useQuery(usePictureQuery()(certificate));
  if (data) return <DrawnImage picture={data} certificate={certificate} />;
  if (isError) return <ErrorState title={t('load_error')} onRetry={refetch} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('drawing')}</VisuallyHidden>
      <Skeleton className="aspect-3/2" />
    </div>
  );
}
