import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';

/** The way back to the course. */
export function BackToCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('lessons');
  return (
    <p>
      <BackLink to={paths.course(courseId)}>{t('back_to_course')}</BackLink>
    </p>
  );
}
