import { type AdminCourseSummary, DAYS_UNTIL_REMOVAL } from '@codivia/contract/admin-courses';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCourseDeletions, useDeleteCourses } from './admin-courses.api.ts';
import { useRestore } from './use-restore.ts';

/** What goes with the courses, and what stays. */
function Effects({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin-courses');
  const { data, isError } = useCourseDeletions(ids);
  if (isError) return <p>{t('deletion.unknown')}</p>;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{t('deletion.loading')}</VisuallyHidden>
        <Skeleton className="h-20" />
      </div>
    );
  }
  return (
    <ul className="grid list-disc gap-1 ps-5">
      <li>{t('deletion.lessons', { count: data.lessons })}</li>
      <li>{t('deletion.learners', { count: data.learners })}</li>
      <li>{t('deletion.certificates', { count: data.certificates })}</li>
    </ul>
  );
}

type Props = {
  open: boolean;
  courses: readonly AdminCourseSummary[];
  onClose: () => void;
  /** All of them are gone. */
  onDeleted: () => void;
};

/** Asks before courses are deleted, and says what goes with them. They can be brought back at once. */
export function DeleteCourses({ open, courses, onClose, onDeleted }: Props) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const language = useLanguage();
  const { mutate, isPending, data, reset } = useDeleteCourses();
  const restore = useRestore();
  const ids = courses.map(({ id }) => id);
  const titleOf = (id: string) => {
    const course = courses.find((one) => one.id === id);
    return course ? localizedTitle(course, language) : id;
  };
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (isPending) return;
    mutate(ids, {
      onSuccess: ({ done, failed }) => {
        if (done.length > 0) {
          toast.success(t('deleted', { count: done.length }), {
            label: t('undo'),
            act: () => restore(done),
          });
        }
        if (failed.length > 0) {
          toast.error(t('delete_error'));
          return;
        }
        onDeleted();
        close();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('deletion.title', { count: courses.length })}
      description={t('deletion.text', { count: courses.length, days: DAYS_UNTIL_REMOVAL })}
    >
      <div className="grid gap-5">
        <ul className="grid max-h-40 gap-1 overflow-y-auto font-bold">
          {ids.map((id) => (
            <li key={id}>{titleOf(id)}</li>
          ))}
        </ul>
        {data && data.failed.length > 0 ? (
          <div role="alert" className="grid gap-2 rounded-control bg-danger-soft p-4 text-danger">
            <p className="font-bold">{t('deletion.failures')}</p>
            <ul className="grid gap-1">
              {data.failed.map(({ id, error }) => (
                <li key={id}>
                  {titleOf(id)} – {messageFor(error, language)}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <Effects ids={ids} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isPending} onClick={confirm}>
            {t('deletion.confirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
