import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classPaths } from '../class-paths.ts';
import { useClassLessons } from './lesson-view.api.ts';

/** The open lessons of a class, to choose the one to follow. */
export function LessonList({ classId }: { classId: string }) {
  const { t } = useTranslation('lesson-view');
  const language = useLanguage();
  const { data, error, isLoadingError, refetch } = useClassLessons(classId);
  if (isLoadingError) {
    return <ErrorState title={t('lessons.failed')} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <Skeleton className="h-72" />;
  if (data.length === 0) return <p className="max-w-prose text-lg">{t('lessons.none')}</p>;
  return (
    <div className="grid gap-3">
      <h2 className="text-2xl">{t('lessons.title')}</h2>
      <ul className="grid gap-3">
        {data.map(({ lesson_id, title, online }) => (
          <li key={lesson_id}>
            <Card className="hover:border-trail">
              <Link
                to={classPaths.section(classId, 'lesson', lesson_id)}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
              >
                <span className="min-w-0 grow font-bold text-lg wrap-anywhere">
                  {title[language]}
                </span>
                <span className="text-muted">
                  {online > 0 ? t('lessons.online', { count: online }) : t('lessons.nobody')}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 text-trail" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
