import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ActivityList } from '../dashboard/activity-list.tsx';
import { useDashboard } from '../dashboard/admin-dashboard.api.ts';
import { Counters } from '../dashboard/counters.tsx';
import { Weeks } from '../dashboard/weeks.tsx';
import { useLoadFailure } from '../kit/failures.ts';

function Loading() {
  const { t } = useTranslation('admin-dashboard');
  return (
    <div role="status" className="grid gap-5 sm:gap-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['courses', 'lessons', 'users', 'premium'].map((counter) => (
          <Skeleton key={counter} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** Shows the counters, the last weeks, and the latest activity. */
export function DashboardSection() {
  const { t } = useTranslation('admin-dashboard');
  const { data, error, isLoadingError, refetch } = useDashboard();
  useLoadFailure(isLoadingError, t('load_error'));
  if (isLoadingError) {
    return (
      <Card>
        <ErrorState title={t('load_error')} error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) return <Loading />;
  return (
    <div className="grid gap-5 sm:gap-6">
      <Counters counters={data.counters} />
      <Weeks weeks={data.weeks} />
      <ActivityList activity={data.activity} />
    </div>
  );
}
