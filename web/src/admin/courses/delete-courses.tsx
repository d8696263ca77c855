import { type AdminCourseSummary, DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { DeletionDialog } from '../kit/deletion-dialog.tsx';
import { DeletionEffects } from '../kit/deletion-effects.tsx';
import { useCourseDeletions, useDeleteCourses } from './admin-courses.api.ts';
import { useRestore } from './use-restore.ts';

/** Lists what is deleted with the courses, and what stays. */
function Effects({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin-courses');
  const { data, isError } = useCourseDeletions(ids);
  const effects = data && [
    t('deletion.lessons', { count: data.lessons }),
    t('deletion.learners', { count: data.learners }),
    t('deletion.certificates', { count: data.certificates }),
  ];
  return (
    <DeletionEffects
      effects={effects}
      failed={isError}
      texts={{ loading: t('deletion.loading'), unknown: t('deletion.unknown') }}
      className="h-20"
    />
  );
}

type Props = {
  open: boolean;
  courses: readonly AdminCourseSummary[];
  onClose: () => void;
  /** Called when all of them are deleted. */
  onDeleted: () => void;
};

/** Asks before courses are deleted, and lists what is deleted with them. They can be restored at once. */
export function DeleteCourses({ open, courses, onClose, onDeleted }: Props) {
  const { t, language } = useTranslation('admin-courses');
  const deletion = useDeleteCourses();
  const restore = useRestore();
  const count = courses.length;
  return (
    <DeletionDialog
      open={open}
      items={courses.map((course) => ({ id: course.id, name: localizedTitle(course, language) }))}
      deletion={deletion}
      texts={{
        title: t('deletion.title', { count }),
        description: t('deletion.text', { count, days: DAYS_UNTIL_REMOVAL }),
        confirm: t('deletion.confirm'),
        failures: t('deletion.failures'),
        failed: t('delete_error'),
      }}
      onClose={onClose}
      onDone={(ids) =>
        toast.success(t('deleted', { count: ids.length }), {
          label: t('undo'),
          act: () => restore(ids),
        })
      }
      onDeleted={onDeleted}
    >
      <Effects ids={courses.map(({ id }) => id)} />
    </DeletionDialog>
  );
}
