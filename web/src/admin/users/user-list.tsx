import { Crown, FileUp, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { EditingTarget } from '../kit/editing-dialog.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useSelection } from '../kit/use-selection.ts';
import { useAdminUserCount, useAdminUsers } from './admin-users.api.ts';
import { DeleteUsers } from './delete-users.tsx';
import { GrantPremium } from './grant-premium.tsx';
import { UserImport } from './import/user-import.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { isNarrowed, PAGE_ROWS, useUserView } from './user-view.ts';

/** The list of accounts, with all actions on them. */
export function UserList() {
  const { t } = useTranslation('admin-users');
  const words = useTranslation('admin-user-import').t;
  const { view, look } = useUserView();
  const list = useAdminUsers(view);
  const count = useAdminUserCount(view).data;
  useLoadFailure(list.isLoadingError, t('load_error'));
  const users = list.data ?? [];
  const selection = useSelection(users.map(({ id }) => id));
  const [target, setTarget] = useState<EditingTarget>(null);
  const [deleting, setDeleting] = useState(false);
  const [importing, setImporting] = useState(false);
  const [granting, setGranting] = useState(false);
  if (list.isLoadingError) {
    return <ErrorState title={t('load_error')} error={list.error} onRetry={list.refetch} />;
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setTarget('new')}>
          <UserPlus aria-hidden="true" className="size-5" />
          {t('add')}
        </Button>
        <Button variant="secondary" onClick={() => setImporting(true)}>
          <FileUp aria-hidden="true" className="size-5" />
          {words('open')}
        </Button>
        <Button
          variant="secondary"
          disabled={selection.selected.length === 0}
          onClick={() => setGranting(true)}
        >
          <Crown aria-hidden="true" className="size-5" />
          {t('grant.selection', { count: selection.selected.length })}
        </Button>
        <Button
          variant="danger"
          disabled={selection.selected.length === 0}
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          {t('delete_selection', { count: selection.selected.length })}
        </Button>
        <SearchField label={t('search')} value={view.q} onSearch={(q) => look({ q })} />
      </div>
      <UserFilters view={view} onViewChange={look} />
      <p role="status" className="text-muted">
        {count && t(count.more ? 'found_more' : 'found', { count: count.total })}
      </p>
      {!list.data && <LoadingBlock text={t('loading')} className="h-96" />}
      {list.data && users.length === 0 && (
        <EmptyState
          title={t('none_found')}
          description={t('none_found_text')}
          action={
            (isNarrowed(view) || view.page > 1) && (
              <Button
                variant="secondary"
                onClick={() => look({ q: '', role: null, plan: null, verified: null })}
              >
                {t('reset')}
              </Button>
            )
          }
        />
      )}
      {users.length > 0 && (
        <UserTable
          users={users}
          view={view}
          onViewChange={look}
          selection={selection}
          onEdit={(id) => setTarget({ id })}
        />
      )}
      {count && (
        <Pager
          {...count}
          page={view.page}
          rowsOnPage={users.length}
          rows={PAGE_ROWS}
          onTurn={(page) => look({ page })}
        />
      )}
      <UserDialog target={target} onClose={() => setTarget(null)} />
      <UserImport open={importing} onClose={() => setImporting(false)} />
      <GrantPremium
        open={granting}
        users={users.filter(({ id }) => selection.has(id))}
        onClose={() => setGranting(false)}
        onGranted={selection.clear}
      />
      <DeleteUsers
        open={deleting}
        users={users.filter(({ id }) => selection.has(id))}
        onClose={() => setDeleting(false)}
        onDeleted={selection.clear}
      />
    </div>
  );
}
