import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { naturalDirection, type UserSort, type UserView } from './user-view.ts';

type Props = {
  sort: UserSort;
  label: string;
  view: UserView;
  onViewChange: (changes: Partial<UserView>) => void;
  className?: string;
};

/** The head of a column that sorts the table; used again, it reverses the order. */
export function SortHeader({ sort, label, view, onViewChange, className }: Props) {
  const { t } = useTranslation('admin-users');
  const sorted = view.sort === sort;
  const Icon = sorted ? (view.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  const turned = view.direction === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <button
        type="button"
        title={t(`sort.by_${sort}`)}
        onClick={() => onViewChange({ sort, direction: sorted ? turned : naturalDirection(sort) })}
        className="-mx-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-control px-1.5 font-bold hover:text-ink"
      >
        {label}
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </th>
  );
}
