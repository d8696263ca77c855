import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { useAudit } from './admin-audit.api.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { filtersOf, NO_FILTERS, useAuditView } from './audit-view.ts';

/** The log of what administrators did: filtered, the latest first, and as a file. */
export function AuditSection() {
  const { t, language } = useTranslation('admin-audit');
  const { view, look } = useAuditView();
  const filters = filtersOf(view);
  const list = useAudit(filters);
  useLoadFailure(list.isLoadingError, t('load_error'));
  if (list.isLoadingError) {
    return <ErrorState title={t('load_error')} error={list.error} onRetry={list.refetch} />;
  }
  const entries = list.data?.pages.flat() ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">{t('text')}</p>
      <AuditFilters view={view} onViewChange={look} />
      <div>
        <AuditExport filters={filters} />
      </div>
      {!list.data && <LoadingBlock text={t('loading')} className="h-96" />}
      {list.data && entries.length === 0 && (
        <EmptyState
          title={t('none')}
          description={t('none_text')}
          action={
            Object.keys(filters).length > 0 && (
              <Button variant="secondary" onClick={() => look(NO_FILTERS)}>
                {t('reset')}
              </Button>
            )
          }
        />
      )}
      {entries.length > 0 && (
        <Card className="px-4 sm:px-6">
          <ul aria-label={t('list')} aria-busy={list.isPlaceholderData}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {messageFor(list.error, language)}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
