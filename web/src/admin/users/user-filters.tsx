import { useTranslation } from '../../lib/i18n.ts';
import { Select } from '../../ui/select.tsx';
import type { UserView } from './user-view.ts';

type Props = { view: UserView; onViewChange: (changes: Partial<UserView>) => void };

const CHOICES = {
  role: ['user', 'admin'],
  plan: ['premium', 'free'],
  verified: ['yes', 'no'],
} as const;

/** Filters the list of accounts. */
export function UserFilters({ view, onViewChange }: Props) {
  const { t } = useTranslation('admin-users');
  const all = { value: 'all', label: t('filters.all') } as const;
  const chosen = <Value extends string>(value: Value | 'all') => (value === 'all' ? null : value);
  return (
    <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-3 sm:max-w-2xl">
      <Select
        label={t('filters.role')}
        options={[all, ...CHOICES.role.map((value) => ({ value, label: t(`role.${value}`) }))]}
        value={view.role ?? 'all'}
        onChoose={(value) => onViewChange({ role: chosen(value) })}
      />
      <Select
        label={t('filters.plan')}
        options={[all, ...CHOICES.plan.map((value) => ({ value, label: t(`filters.${value}`) }))]}
        value={view.plan ?? 'all'}
        onChoose={(value) => onViewChange({ plan: chosen(value) })}
      />
      <Select
        label={t('filters.verified')}
        options={[
          all,
          ...CHOICES.verified.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        value={view.verified ?? 'all'}
        onChoose={(value) => onViewChange({ verified: chosen(value) })}
      />
    </div>
  );
}
