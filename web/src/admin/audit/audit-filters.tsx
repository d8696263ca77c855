import { X } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useStaff } from '../help/queue/admin-help.api.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditView } from './audit-view.ts';

type Props = { view: AuditView; onViewChange: (changes: Partial<AuditView>) => void };

/** Filters the log by what was done, to what, by whom and when. */
export function AuditFilters({ view, onViewChange }: Props) {
  const { t } = useTranslation('admin-audit');
  const staff = useStaff().data ?? [];
  const all = { value: 'all', label: t('filters.all') } as const;
  const chosen = <Value extends string>(value: Value | 'all') => (value === 'all' ? null : value);
  const people = staff.map(({ id, name }) => ({ value: id, label: name ?? id }));
  const isFormer = view.actor !== null && !staff.some(({ id }) => id === view.actor);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        <Select
          label={t('filters.subject')}
          options={[
            all,
            ...AUDIT_SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
          ]}
          value={view.subject ?? 'all'}
          onChoose={(value) => onViewChange({ subject: chosen(value), subject_id: null })}
        />
        <Select
          label={t('filters.action')}
          options={[
            all,
            ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
          ]}
          value={view.action ?? 'all'}
          onChoose={(value) => onViewChange({ action: chosen(value) })}
        />
        <Select<string>
          label={t('filters.actor')}
          options={[
            all,
            ...people,
            ...(isFormer ? [{ value: view.actor ?? '', label: t('filters.former') }] : []),
          ]}
          value={view.actor ?? 'all'}
          onChoose={(value) => onViewChange({ actor: chosen(value) })}
        />
        {(['from', 'to'] as const).map((name) => (
          <Input
            key={name}
            type="date"
            label={t(`filters.${name}`)}
            value={view[name] ?? ''}
            onChange={({ target }) => onViewChange({ [name]: target.value || null })}
          />
        ))}
      </div>
      {view.subject_id && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="wrap-anywhere">{t('filters.about', { id: view.subject_id })}</span>
          <Button variant="secondary" size="sm" onClick={() => onViewChange({ subject_id: null })}>
            <X aria-hidden="true" className="size-4" />
            {t('filters.about_all')}
          </Button>
        </p>
      )}
    </div>
  );
}
