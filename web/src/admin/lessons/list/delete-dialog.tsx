import { DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { useDeleteLesson, useLessonDeletion, useRestoreLesson } from '../admin-lessons.api.ts';

type Props = { lesson: AdminLessonSummary; onDeleted: () => void; onClose: () => void };

/** Asks before a lesson is deleted, and says whom that concerns. */
export function DeleteDialog({ lesson, onDeleted, onClose }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  const common = useTranslation('common').t;
  const errorText = useErrorText();
  const title = localizedTitle(lesson, language);
  const concerned = useLessonDeletion(lesson.id);
  const learners = concerned.data?.learners ?? 0;
  const deleting = useDeleteLesson();
  const { mutateAsync: restore } = useRestoreLesson();

  /** Restores the lesson and says so, also after this dialog is gone. */
  async function undo(): Promise<void> {
    try {
      await restore(lesson.id);
      toast.success(t('trash_dialog.done'));
    } catch (error) {
      toast.error(errorText(t('trash_dialog.failed'), error));
    }
  }

  function remove(): void {
    deleting.mutate(lesson.id, {
      onSuccess: () => {
        toast.success(t('remove.done'), {
          label: t('remove.undo'),
          act: () => void undo(),
        });
        onDeleted();
      },
      onError: (error) => toast.error(errorText(t('remove.failed'), error)),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.title')}
      description={t('remove.text', { title, days: DAYS_UNTIL_REMOVAL })}
    >
      <div className="grid gap-5">
        {concerned.isError && <p>{t('remove.unknown')}</p>}
        {learners > 0 && <p>{t('remove.learners', { count: learners })}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" loading={deleting.isPending} onClick={remove}>
            {t('remove.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
