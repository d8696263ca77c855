import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { Undo2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { useLessonVersion, useRestoreVersion } from '../admin-lessons.api.ts';
import { FieldDifference } from '../editor/field-difference.tsx';
import { differences, mixed } from '../editor/lesson-values.ts';
import { PublishDialog } from '../editor/publish-dialog.tsx';
import { usePublication } from '../editor/use-publication.ts';
import { newProofs } from '../proof.ts';

type Props = {
  lesson: AdminLesson;
  revision: number;
  unsaved: boolean;
  onRestored: (lesson: AdminLesson) => void;
};

/** The fields that restoring a version leaves as they are: the place of the lesson, and who sees it. */
const KEPT_FIELDS = ['course_id', 'order_index', 'is_active'] as const;

function afterRestoring(lesson: AdminLesson, version: LessonFields): LessonFields {
  return mixed(version, lesson, KEPT_FIELDS);
}

/** Shows what restoring a version would change, field by field, and the button that restores it. */
export function ComparedVersion({ lesson, revision, unsaved, onRestored }: Props) {
  const { t } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const version = useLessonVersion(lesson.id, revision);
  const restoring = useRestoreVersion(lesson.id);
  const publication = usePublication();
  if (version.isLoadingError) {
    return (
      <ErrorState title={t('versions.failed')} error={version.error} onRetry={version.refetch} />
    );
  }
  if (!version.data) return <Skeleton className="h-24" />;
  const after = afterRestoring(lesson, version.data.lesson);
  const fields = differences(lesson, after);

  async function restore(): Promise<void> {
    // A version that was saved as a draft may hold exercises that never worked.
    if (lesson.is_active && !(await publication.mayPublish(after, lesson))) return;
    restoring.mutate(
      { version: revision, revision: lesson.revision, ...newProofs(after, lesson) },
      {
        onSuccess: (restored) => {
          toast.success(t('versions.restored', { revision }));
          onRestored(restored);
        },
        onError: (error) => toast.error(errorText(t('versions.restore_failed'), error)),
      },
    );
  }

  if (fields.length === 0) return <p className="text-muted">{t('versions.same')}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="font-bold text-sm">{t('versions.compared', { revision })}</p>
      {fields.map((name) => (
        <div key={name} className="grid grid-cols-1 gap-1">
          <p className="text-sm">{t(`fields.${name}`)}</p>
          <FieldDifference name={name} before={lesson} after={after} />
        </div>
      ))}
      {unsaved ? (
        <p className="text-danger text-sm">{t('versions.restore_unsaved')}</p>
      ) : (
        <Button
          variant="secondary"
          loading={restoring.isPending}
          onClick={() => void restore()}
          className="justify-self-end"
        >
          {!restoring.isPending && <Undo2 aria-hidden="true" className="size-4" />}
          {t('versions.restore')}
        </Button>
      )}
      {publication.publishing && (
        <PublishDialog publishing={publication.publishing} onStop={publication.stop} />
      )}
    </div>
  );
}
