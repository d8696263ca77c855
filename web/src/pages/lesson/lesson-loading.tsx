import { useTranslation } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of a lesson while it comes. */
export function LessonLoading() {
  const { t } = useTranslation('lessons');
  return (
    <div
      role="status"
      className="page-width grid gap-6 py-8 sm:py-12 [&>*]:mx-auto [&>*]:max-w-3xl"
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
