import { courseProgress } from '@codivia/contract/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How far a member has come in a course, as a bar with its figures. */
export function CourseProgress({
  title,
  done,
  total,
}: {
  title: string;
  done: number;
  total: number;
}) {
  const { t } = useTranslation('courses');
  const text = t('completed_of', { done, total });
  return (
    <div className="grid gap-2">
      <ProgressBar
        value={courseProgress(done, total)}
        label={t('progress', { title })}
        valueText={text}
      />
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}
