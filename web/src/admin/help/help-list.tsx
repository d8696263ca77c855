import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useAdminThreadCount, useAdminThreads } from './queue/admin-help.api.ts';
import { HelpFilters } from './queue/help-filters.tsx';
import { HelpTable } from './queue/help-table.tsx';
import { type HelpView, PAGE_ROWS, useHelpView } from './queue/help-view.ts';

/** Removes all filters: the list shows everything that waits. */
const RESET: Partial<HelpView> = {
  q: '',
  state: 'open',
  category: 'all',
  language: 'all',
  priority: 'all',
  assigned: 'all',
};

/** The queue of questions, with its search and filters. */
export function HelpList() {
  const { t } = useTranslation('admin-help');
  const { view, look, addressOf } = useHelpView();
  const list = useAdminThreads(view);
  const count = useAdminThreadCount(view).data;
  useLoadFailure(list.isLoadingError, t('load_error'));
  if (list.isLoadingError) {
    return <ErrorState title={t('load_error')} error={list.error} onRetry={list.refetch} />;
  }
  return (
    <div className="grid gap-4">
      <SearchField label={t('search')} value={view.q} onSearch={(q) => look({ q })} />
      <HelpFilters view={view} onViewChange={look} />
      <p role="status" className="text-muted">
        {count && t(count.more ? 'found_more' : 'found', { count: count.total })}
      </p>
      {!list.data && <LoadingBlock text={t('loading')} className="h-96" />}
      {list.data?.length === 0 && (
        <EmptyState
          title={t('none')}
          description={t('none_text')}
          action={
            <Button variant="secondary" onClick={() => look(RESET)}>
              {t('reset')}
            </Button>
          }
        />
      )}
      {list.data && list.data.length > 0 && <HelpTable threads={list.data} addressOf={addressOf} />}
      {count && (
        <Pager
          {...count}
          page={view.page}
          rowsOnPage={list.data?.length ?? 0}
          rows={PAGE_ROWS}
          onTurn={(page) => look({ page })}
        />
      )}
    </div>
  );
}
