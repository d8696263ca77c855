import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { formatNumber } from '@codivia/contract/text/format';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CertificateImage } from './certificate-image.tsx';
import {
  courseTitle,
  fullDetails,
  longDate,
  pathCourseTitles,
  solvedText,
  subjectSuffix,
  suffixOf,
} from './certificate-words.ts';
import { OwnNameRequest } from './own-name-request.tsx';

/** Facts that take a line of their own. */
const WIDE: ReadonlySet<string> = new Set(['courses', 'skills', 'project', 'number']);

/** Says that a certificate is genuine, and shows it. */
export function CertificateProof({ certificate }: { certificate: ListedCertificate }) {
  const { t, language } = useTranslation('certificate');
  const subject = subjectSuffix(certificate);
  const { id } = certificate.course;
  const { skills, project } = fullDetails(certificate, language);
  const all = [
    ['name', certificate.user_name],
    [
      'corrected',
      certificate.name_corrected_at && longDate(certificate.name_corrected_at, language),
    ],
    ['course', courseTitle(certificate, language)],
    ['courses', pathCourseTitles(certificate, language).join(', ')],
    ['kind', t(`kind.${certificate.kind}`)],
    ['full_at', certificate.full_at && longDate(certificate.full_at, language)],
    ['date', longDate(certificate.completion_date, language)],
    ['lessons', formatNumber(certificate.total_lessons, language)],
    ['exercises', solvedText(certificate, t)],
    ['xp', formatNumber(certificate.total_xp, language)],
    ['skills', skills.join(', ')],
    ['project', project],
    ['number', certificate.certificate_id],
  ] as const;
  const facts = all.filter(([, value]) => value);
  const labelOf = (fact: (typeof all)[number][0]) => {
    if (fact === 'name') return t(`proof.name${suffixOf(certificate)}`);
    return fact === 'course' ? t(`proof.course${subject}`) : t(`proof.${fact}`);
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-7">
        <div className="flex gap-4 rounded-card bg-done-soft p-5">
          <BadgeCheck aria-hidden="true" className="size-10 shrink-0 text-done" />
          <div>
            <h1 className="text-2xl sm:text-3xl">{t(`proof.genuine${suffixOf(certificate)}`)}</h1>
            <p className="mt-2">{t(`proof.genuine_text${suffixOf(certificate)}`)}</p>
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {facts.map(([fact, value]) => (
            <div key={fact} className={WIDE.has(fact) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
              <dt className="text-muted">{labelOf(fact)}</dt>
              <dd className="break-words font-bold text-lg">{value}</dd>
            </div>
          ))}
        </dl>
        <OwnNameRequest certificate={certificate} />
        <ButtonLink
          to={subject ? paths.learningPath(id) : paths.course(id)}
          variant="secondary"
          className="justify-self-start"
        >
          {t(`proof.see_course${subject}`)}
        </ButtonLink>
      </div>
      <CertificateImage certificate={certificate} />
    </div>
  );
}
