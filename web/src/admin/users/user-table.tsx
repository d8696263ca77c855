import type { AdminUser } from '@codivia/contract/api/admin-users';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { AdminTable, ColumnHead, SelectionHead } from '../kit/admin-table.tsx';
import type { Selection } from '../kit/use-selection.ts';
import { SortHeader } from './sort-header.tsx';
import { UserRow } from './user-row.tsx';
import type { UserView } from './user-view.ts';

type Props = {
  users: readonly AdminUser[];
  view: UserView;
  onViewChange: (changes: Partial<UserView>) => void;
  selection: Selection;
  onEdit: (id: string) => void;
};

/** One page of accounts, to be sorted, selected and edited. */
export function UserTable({ users, view, onViewChange, selection, onEdit }: Props) {
  const { t } = useTranslation('admin-users');
  const { user: me } = useSession();
  const sorting = { view, onViewChange };
  return (
    <AdminTable caption={t('table')}>
      <thead>
        <tr>
          <SelectionHead label={t('select_all')} selection={selection} />
          <SortHeader sort="name" label={t('columns.name')} {...sorting} />
          <SortHeader
            sort="email"
            label={t('columns.email')}
            className="max-lg:hidden"
            {...sorting}
          />
          <ColumnHead label={t('columns.role')} className="max-lg:hidden" />
          <ColumnHead label={t('columns.status')} className="max-lg:hidden" />
          <SortHeader
            sort="created_at"
            label={t('columns.created')}
            className="max-lg:hidden"
            {...sorting}
          />
          <ColumnHead hidden label={t('columns.actions')} />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isMe={user.id === me?.id}
            selected={selection.has(user.id)}
            onToggle={() => selection.toggle(user.id)}
            onEdit={() => onEdit(user.id)}
          />
        ))}
      </tbody>
    </AdminTable>
  );
}
