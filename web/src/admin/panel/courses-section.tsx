import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { CourseList } from '../courses/course-list.tsx';
import { Trash } from '../courses/trash.tsx';
import { usePanelAddress } from './panel-address.ts';

/** The courses, or with `view=trash` those that were deleted. */
export function CoursesSection() {
  const { t } = useTranslation('admin-courses');
  const [search] = useSearchParams();
  const { addressOf } = usePanelAddress();
  const list = addressOf('courses');
  if (search.get('view') !== 'trash') return <CourseList trashAddress={`${list}&view=trash`} />;
  return (
    <div className="grid gap-4">
      <BackLink to={list}>{t('back')}</BackLink>
      <Trash />
    </div>
  );
}
