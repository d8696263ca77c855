import { useTranslation } from '../../lib/i18n.ts';
import { EditingDialog, type EditingTarget, type FormEvents } from '../kit/editing-dialog.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { useAdminCourse } from './admin-courses.api.ts';
import { CourseForm } from './course-form.tsx';

function Editing({ id, ...events }: FormEvents & { id: string }) {
  const { t } = useTranslation('admin-courses');
  const texts = { loading: t('form.loading'), failed: t('load_error') };
  const query = useAdminCourse(id);
  return (
    <LoadedItem query={query} texts={texts}>
      {(course) => <CourseForm course={course} {...events} />}
    </LoadedItem>
  );
}

/** The dialog in which a course is created or edited. */
export function CourseDialog(props: { target: EditingTarget; onClose: () => void }) {
  const { t } = useTranslation('admin-courses');
  return (
    <EditingDialog {...props} titles={{ create: t('form.create'), edit: t('form.edit') }}>
      {(id, events) => (id ? <Editing id={id} {...events} /> : <CourseForm {...events} />)}
    </EditingDialog>
  );
}
