import { DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Undo2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { useDeletedLessons, useRestoreLesson } from '../admin-lessons.api.ts';

function DeletedLesson({ lesson }: { lesson: AdminLessonSummary }) {
  const { t, language } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const restoring = useRestoreLesson();
  const title = localizedTitle(lesson, language);

  function restore(): void {
    restoring.mutate(lesson.id, {
      onSuccess: () => toast.success(t('trash_dialog.done')),
      onError: (error) => toast.error(errorText(t('trash_dialog.failed'), error)),
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold">{title}</p>
        {lesson.deleted_at && (
          <p className="text-muted text-sm">
            {t('trash_dialog.deleted', { time: formatDate(lesson.deleted_at, language, 'moment') })}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('trash_dialog.restore_of', { title })}
        loading={restoring.isPending}
        onClick={restore}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {t('trash_dialog.restore')}
      </Button>
    </li>
  );
}

/** Lists the deleted lessons, each with a button to restore it. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-lessons');
  const deleted = useDeletedLessons(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('trash_dialog.title')}
      description={t('trash_dialog.text', { days: DAYS_UNTIL_REMOVAL })}
    >
      {deleted.isPending && <Skeleton className="h-24" />}
      {deleted.isLoadingError && (
        <ErrorState title={t('load_failed')} error={deleted.error} onRetry={deleted.refetch} />
      )}
      {deleted.data?.length === 0 && <p className="text-muted">{t('trash_dialog.empty')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {deleted.data?.map((lesson) => (
          <DeletedLesson key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </Dialog>
  );
}
