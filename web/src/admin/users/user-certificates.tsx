import type {
  AdminCertificate,
  CertificateCorrection,
} from '@codivia/contract/api/admin-certificates';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CertificateNameForm } from './certificate-name-form.tsx';
import { useUserCertificates } from './user-certificates.api.ts';

function Correction({ correction }: { correction: CertificateCorrection }) {
  const { t, language } = useTranslation('user-certificates');
  const { at, actor, from, to } = correction;
  return (
    <li className="wrap-anywhere text-muted text-sm">
      {t('corrected', {
        actor: actor?.name ?? t('somebody'),
        from,
        to,
        when: formatTimeAgo(at, language),
      })}
    </li>
  );
}

/** One certificate: the name on it, its corrections, and the button to correct it. */
function CertificateItem({ certificate }: { certificate: AdminCertificate }) {
  const { t, language } = useTranslation('user-certificates');
  const [editing, setEditing] = useState(false);
  const edited = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!editing && edited.current) opener.current?.focus();
    edited.current = editing;
  }, [editing]);
  const { user_name: name, completion_date, corrections } = certificate;
  const { kind, exercises_solved, exercises_total } = certificate;
  const course = (language === 'fr' && certificate.course_title_fr) || certificate.course_title;
  const date = formatDate(completion_date, language, 'long', 'UTC');
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <h4 className="wrap-anywhere font-bold font-sans text-base">{course}</h4>
        <p className="wrap-anywhere">{t('awarded_to', { name, date })}</p>
        <p>
          {t(kind)}
          {certificate.subject === 'path' && `, ${t('path')}`}
          {exercises_solved !== null &&
            `, ${t('exercises', { done: exercises_solved, count: exercises_total ?? 0 })}`}
        </p>
        <p className="wrap-anywhere text-muted text-sm">{certificate.certificate_id}</p>
        {corrections.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {corrections.map((correction) => (
              <Correction key={correction.at} correction={correction} />
            ))}
          </ul>
        )}
      </div>
      {editing ? (
        <CertificateNameForm certificate={certificate} onClose={() => setEditing(false)} />
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('correct_on', { course })}
          onClick={() => setEditing(true)}
        >
          {t('correct')}
        </Button>
      )}
    </li>
  );
}

/** Lists the certificates of an account. It stands beside the account's form, since each is corrected by itself. */
export function UserCertificates({ userId }: { userId: string }) {
  const { t } = useTranslation('user-certificates');
  const title = useId();
  const { data, isError, refetch } = useUserCertificates(userId);
  return (
    <section aria-labelledby={title} className="mt-6 grid gap-2 border-line border-t pt-4">
      <h3 id={title} className="text-lg">
        {t('title')}
      </h3>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          {t('failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data?.length === 0 && <p className="text-muted">{t('none')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((certificate) => (
            <CertificateItem key={certificate.certificate_id} certificate={certificate} />
          ))}
        </ul>
      )}
    </section>
  );
}
