import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { classPaths } from '../class-paths.ts';
import { LessonList } from './lesson-list.tsx';
import { WatchedLesson } from './watched-lesson.tsx';

type Props = {
  taught: { id: string; archived_at?: string | null };
  itemId: string | undefined;
};

/** The section of a class in which its teachers follow a lesson. */
export function LessonViewSection({ taught: { id, archived_at }, itemId }: Props) {
  const { t } = useTranslation('lesson-view');
  if (archived_at) return <p className="max-w-prose text-lg">{t('archived')}</p>;
  if (itemId === undefined) return <LessonList classId={id} />;
  return (
    <div className="grid gap-3">
      <BackLink to={classPaths.section(id, 'lesson')}>{t('all_lessons')}</BackLink>
      <WatchedLesson key={itemId} classId={id} lessonId={itemId} />
    </div>
  );
}
