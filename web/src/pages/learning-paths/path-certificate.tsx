import {
  type ListedCertificate,
  PATH_CERTIFICATE_COURSES,
} from '@codivia/contract/api/certificates';
import type { LearningPath } from '@codivia/contract/api/learning-paths';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { useCertificates } from '../../features/certificates/certificates.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PathCertificateEarned } from './path-certificate-earned.tsx';

/** Says that the path has a certificate, and of what kinds. */
function About() {
  const { t } = useTranslation('learning-paths');
  return (
    <p className="flex max-w-3xl gap-3 text-lg">
      <Award aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-trail" />
      {t('certificate.about')}
    </p>
  );
}

type Props = { path: LearningPath; certificates: readonly ListedCertificate[] };

/** Says what is still missing for the certificate of a path, once there is anything for it. */
function Missing({ path, certificates }: Props) {
  const { t, language } = useTranslation('learning-paths');
  const kinds = new Map(
    certificates
      .filter(({ subject }) => subject !== 'path')
      .map(({ course, kind }) => [course.id, kind]),
  );
  const missing = path.courses.filter(({ id }) => (kinds.get(id) ?? 'attendance') === 'attendance');
  const total = path.courses.length;
  if (!path.courses.some(({ id }) => kinds.has(id))) return <About />;
  return (
    <section
      aria-labelledby="path-certificate"
      className="grid gap-4 rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="path-certificate" className="text-2xl">
        {t('certificate.title')}
      </h2>
      <About />
      <p>{t('certificate.done', { done: total - missing.length, total })}</p>
      <div>
        <p className="font-bold">{t('certificate.missing')}</p>
        <ul className="grid">
          {missing.map((course) => (
            <li key={course.id} className="flex flex-wrap items-center gap-x-3">
              <Link
                to={paths.course(course.id)}
                className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
              >
                {localizedTitle(course, language)}
              </Link>
              {kinds.has(course.id) && <span className="text-muted">{t('certificate.half')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OfMember({ path }: { path: LearningPath }) {
  const { t } = useTranslation('learning-paths');
  const { data, isLoadingError, error, refetch } = useCertificates();
  if (isLoadingError) {
    return <ErrorState title={t('certificate.failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  const earned = data.find(({ subject, course }) => subject === 'path' && course.id === path.id);
  if (earned) return <PathCertificateEarned certificate={earned} all={data} path={path} />;
  if (path.courses.length < PATH_CERTIFICATE_COURSES) return null;
  return <Missing path={path} certificates={data} />;
}

/** The member's certificate of a path, or what it takes; to visitors, that there is one. */
export function PathCertificate({ path }: { path: LearningPath }) {
  const { signedIn } = useSession();
  if (signedIn) return <OfMember path={path} />;
  return path.courses.length < PATH_CERTIFICATE_COURSES ? null : <About />;
}
