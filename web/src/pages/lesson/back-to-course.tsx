import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

/** The way back to the course. */
export function BackToCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('lessons');
  return (
    <p>
      <Link
        to={paths.course(courseId)}
        className="inline-flex min-h-11 items-center gap-2 font-bold text-trail hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back_to_course')}
      </Link>
    </p>
  );
}
