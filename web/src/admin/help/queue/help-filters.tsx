import { LANGUAGE_NAMES } from '@codivia/contract/api/language';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { CHOICES, type HelpView } from './help-view.ts';

type Props = { view: HelpView; onViewChange: (changes: Partial<HelpView>) => void };

/** Filters the list of questions, and orders it. */
export function HelpFilters({ view, onViewChange }: Props) {
  const { t } = useTranslation('admin-help');
  const all = { value: 'all', label: t('filters.all') } as const;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 2xl:grid-cols-6">
      <Select
        label={t('filters.state')}
        options={[all, ...CHOICES.state.map((value) => ({ value, label: t(`states.${value}`) }))]}
        value={view.state}
        onChoose={(state) => onViewChange({ state })}
      />
      <Select
        label={t('filters.category')}
        options={[
          all,
          ...CHOICES.category.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        value={view.category}
        onChoose={(category) => onViewChange({ category })}
      />
      <Select
        label={t('filters.language')}
        options={[
          all,
          ...CHOICES.language.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        value={view.language}
        onChoose={(language) => onViewChange({ language })}
      />
      <Select
        label={t('filters.priority')}
        options={[
          all,
          ...CHOICES.priority.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        value={view.priority}
        onChoose={(priority) => onViewChange({ priority })}
      />
      <Select
        label={t('filters.assigned')}
        options={[
          all,
          ...CHOICES.assigned.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        value={view.assigned}
        onChoose={(assigned) => onViewChange({ assigned })}
      />
      <Select
        label={t('filters.order')}
        options={CHOICES.order.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={view.order === 'all' ? 'queue' : view.order}
        onChoose={(order) => onViewChange({ order })}
      />
    </div>
  );
}
