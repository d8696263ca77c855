import { useTranslation } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** Placeholders for a course and its lessons while they are loading. */
export function CourseWaiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-14 max-w-xl" />
      <Skeleton className="h-28 max-w-3xl" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>
  );
}
