import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Sought } from '../kit/hit-address.ts';
import { useAdminLesson } from './admin-lessons.api.ts';
import type { Place } from './editor/editor-bar.tsx';
import { LessonEditor } from './editor/lesson-editor.tsx';
import type { StudioAddress, Texts } from './lesson-address.ts';

type Props = {
  id: string;
  courses: readonly AdminCourseSummary[];
  /** True if it was created just now. */
  fresh: boolean;
  /** Its place as the list knows it. */
  order: number | undefined;
  place: Place;
  texts: Texts;
  /** The place in it to which the address leads. */
  sought: Sought | null;
  studio: StudioAddress;
  onTexts: (texts: Texts) => void;
  /** Opens a copy of it. */
  onCopied: (id: string) => void;
};

/** Shows the lesson that the address names, once it is loaded, or the reason why it cannot be. */
export function OpenedLesson(props: Props) {
  const { id, fresh, courses, order, place, texts, sought, studio, onTexts, onCopied } = props;
  const { t } = useTranslation('admin-lessons');
  const lesson = useAdminLesson(id);
  if (lesson.data && !lesson.data.deleted_at) {
    return (
      <LessonEditor
        lesson={lesson.data}
        fresh={fresh}
        courses={courses}
        order={order}
        place={place}
        texts={texts}
        sought={sought}
        onTexts={onTexts}
        studio={studio}
        onDeleted={place.back}
        onCopied={onCopied}
      />
    );
  }
  if (lesson.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-52" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <ErrorState
      title={t('lesson_gone')}
      error={lesson.error}
      onRetry={() => void lesson.refetch()}
      action={
        <Button variant="secondary" onClick={place.back}>
          {t('editor.back')}
        </Button>
      }
    />
  );
}
