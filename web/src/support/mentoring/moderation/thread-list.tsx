import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { THREADS_SHOWN, useAdminThreads } from './moderation.api.ts';
import { ThreadTable } from './thread-table.tsx';

const FILTERS = ['flagged', 'all', 'waiting', 'claimed', 'answered', 'closed'] as const;
type Filter = (typeof FILTERS)[number];

function queryOf(filter: Filter) {
  if (filter === 'all') return {};
  return filter === 'flagged' ? { flagged: true } : { state: filter };
}

/** All threads, those with a reported or held message first. */
export function ThreadList({ addressOf }: { addressOf: (id: string) => string }) {
  const { t } = useTranslation('admin-mentoring');
  const [filter, setFilter] = useState<Filter>('flagged');
  const [page, setPage] = useState(1);
  const { data, error, isLoadingError, refetch } = useAdminThreads(queryOf(filter), page);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('text')}</p>
      <div className="max-w-xs">
        <Select
          label={t('filter')}
          value={filter}
          onChoose={(chosen) => {
            setFilter(chosen);
            setPage(1);
          }}
          options={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </div>
      {isLoadingError && <ErrorState title={t('failed')} error={error} onRetry={refetch} />}
      {!data && !isLoadingError && <Skeleton className="h-64" />}
      {data && <p role="status">{t('total', { count: data.total })}</p>}
      {data?.rows.length === 0 && (
        <EmptyState
          heading="h3"
          title={t('none')}
          description={t(filter === 'flagged' ? 'none_flagged' : 'none_text')}
        />
      )}
      {data && data.rows.length > 0 && <ThreadTable rows={data.rows} addressOf={addressOf} />}
      {data && <Pager page={page} total={data.total} rows={THREADS_SHOWN} onTurn={setPage} />}
    </div>
  );
}
