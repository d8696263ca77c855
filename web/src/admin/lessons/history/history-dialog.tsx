import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLessonVersions } from '../admin-lessons.api.ts';
import { ComparedVersion } from './compared-version.tsx';
import { VersionRow } from './version-row.tsx';

type Props = {
  /** The lesson as it is on the server. */
  lesson: AdminLesson;
  /** True if there are changes here that a restored version would discard. */
  unsaved: boolean;
  onRestored: (lesson: AdminLesson) => void;
  onClose: () => void;
};

/** Lists the versions of a lesson: who saved each, when, and what changed; each can be restored. */
export function HistoryDialog({ lesson, unsaved, onRestored, onClose }: Props) {
  const { t } = useTranslation('admin-lessons');
  const versions = useLessonVersions(lesson.id, true);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('versions.title')}
      description={t('versions.text')}
    >
      {versions.isPending && <Skeleton className="h-40" />}
      {versions.isLoadingError && (
        <ErrorState
          title={t('versions.failed')}
          error={versions.error}
          onRetry={versions.refetch}
        />
      )}
      {versions.data?.length === 0 && <p>{t('versions.empty')}</p>}
      <ol aria-label={t('versions.list')} className="grid grid-cols-1 gap-3">
        {versions.data?.map((version) => (
          <VersionRow
            key={version.revision}
            version={version}
            current={version.revision === lesson.revision}
            chosen={version.revision === chosen}
            onChoose={() => setChosen(version.revision === chosen ? null : version.revision)}
          >
            <ComparedVersion
              lesson={lesson}
              revision={version.revision}
              unsaved={unsaved}
              onRestored={onRestored}
            />
          </VersionRow>
        ))}
      </ol>
    </Dialog>
  );
}
