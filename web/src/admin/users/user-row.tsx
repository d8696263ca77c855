import type { AdminUser } from '@codivia/contract/api/admin-users';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Pencil } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { RowButton, RowCheckbox } from '../kit/admin-table.tsx';
import { RoleBadge, UserStatus } from './user-badges.tsx';

type Props = {
  user: AdminUser;
  /** True if this is the account of the administrator who looks at the list. */
  isMe: boolean;
  selected: boolean;
  onToggle: () => void;
  onEdit: () => void;
};

/** One account of the table. On narrow screens, the values without a column are below the name. */
export function UserRow({ user, isMe, selected, onToggle, onEdit }: Props) {
  const { t, language } = useTranslation('admin-users');
  const { name } = user;
  const [search] = useSearchParams();
  const page = new URLSearchParams(search);
  page.set('user', user.id);
  const address = user.class_account ? t('class_account') : user.email;
  const created = formatDate(user.created_at, language, 'medium');
  return (
    <tr className={selected ? 'bg-trail-soft/45' : undefined}>
      <td>
        <RowCheckbox label={t('select', { name })} checked={selected} onChange={onToggle} />
      </td>
      <th scope="row" className="text-start font-normal">
        {user.avatar_url.startsWith('/') && (
          <img
            src={user.avatar_url}
            alt=""
            className="me-2 inline-block size-8 rounded-full object-cover"
          />
        )}
        <Link
          to={`?${page}`}
          className="wrap-anywhere inline-flex min-h-6 items-center font-bold text-trail hover:underline"
        >
          {name}
        </Link>
        {isMe && <span className="text-muted"> ({t('you')})</span>}
        <span className="grid gap-1.5 lg:hidden">
          <span className="wrap-anywhere text-sm">{address}</span>
          <span className="flex flex-wrap gap-1.5">
            {!user.class_account && <RoleBadge role={user.role} />}
            <UserStatus user={user} />
          </span>
          <span className="text-muted text-sm">{created}</span>
        </span>
      </th>
      <td className="wrap-anywhere max-lg:hidden">{address}</td>
      <td className="max-lg:hidden">{!user.class_account && <RoleBadge role={user.role} />}</td>
      <td className="max-lg:hidden">
        <UserStatus user={user} />
      </td>
      <td className="whitespace-nowrap max-lg:hidden">{created}</td>
      <td className="text-end">
        <RowButton
          icon={Pencil}
          text={t('edit')}
          label={t('edit_named', { name })}
          textClassName="max-lg:hidden"
          onClick={onEdit}
        />
      </td>
    </tr>
  );
}
