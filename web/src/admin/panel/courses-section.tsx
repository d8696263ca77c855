import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
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
      <Link
        to={list}
        className="inline-flex min-h-9 items-center gap-2 justify-self-start font-bold text-trail underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Link>
      <Trash />
    </div>
  );
}
