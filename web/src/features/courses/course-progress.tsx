import { courseProgress } from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Shows a member's progress in a course, as a bar with its figures. */
export function CourseProgress({
  title,
  done,
  total,
  exercises,
}: {
  title: string;
  done: number;
  total: number;
  /** The solved exercises of the course and their total; undefined until they are known. */
  exercises?: { done: number; count: number } | undefined;
}) {
  const { t } = useTranslation('courses');
  const text = t('completed_of', { done, count: total });
  return (
    <div className="grid gap-2">
      <ProgressBar
        value={courseProgress(done, total)}
        label={t('progress', { title })}
        valueText={text}
      />
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{text}</span>
        {exercises && exercises.count > 0 && <span>{t('exercises_solved', exercises)}</span>}
      </p>
    </div>
  );
}
