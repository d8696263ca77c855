import { Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { courseTitle } from './certificate-words.ts';
import { usePathCertificates } from './certificates.api.ts';

/** Says calmly that the member also has the certificates of paths that a course is part of; nothing without them. */
export function AlsoPaths({ courseId }: { courseId: string }) {
  const { t, language } = useTranslation('certificate');
  const earned = usePathCertificates(courseId);
  if (earned.length === 0) return null;
  return (
    <div className="also-paths mb-5 flex gap-3 rounded-control bg-done-soft px-4 py-3">
      <MapIcon aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-done" />
      <div className="flex flex-wrap items-center gap-x-3">
        <p>{t('also_path', { count: earned.length })}</p>
        {earned.map((certificate) => (
          <Link
            key={certificate.certificate_id}
            to={paths.learningPath(certificate.course.id)}
            className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
          >
            {courseTitle(certificate, language)}
          </Link>
        ))}
      </div>
    </div>
  );
}
