import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { AdminTable, ColumnHead } from '../../kit/admin-table.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { useClassPage } from '../admin-schools.api.ts';
import { PagedList } from '../paged-list.tsx';
import { CHOICES, useListView, useSchoolsView } from '../schools-view.ts';
import { ClassRow } from './class-row.tsx';

/** The classes: those without a teacher first. */
export function ClassList() {
  const { t } = useTranslation('admin-schools');
  const { look } = useSchoolsView();
  const view = useListView('classes');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-3xl text-muted">{t('classes.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t('search')} value={view.q} onSearch={(q) => look({ q })} />
        <Select
          label={t('classes.filter')}
          options={CHOICES.classes.map((value) => ({
            value,
            label: t(`classes.filters.${value}`),
          }))}
          value={view.choice}
          onChoose={(choice) => look({ choice })}
        />
      </div>
      <PagedList
        list="classes"
        page={view.page}
        isNarrowed={view.q !== '' || view.choice !== 'current'}
        query={useClassPage(view)}
      >
        {(rows) => (
          <AdminTable caption={t('classes.table')}>
            <thead>
              <tr>
                <ColumnHead label={t('classes.columns.name')} />
                <ColumnHead label={t('classes.columns.teachers')} />
                <ColumnHead label={t('classes.columns.members')} className="max-sm:hidden" />
                <ColumnHead label={t('classes.columns.licence')} className="max-sm:hidden" />
                <ColumnHead label={t('classes.columns.created')} className="max-lg:hidden" />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ClassRow key={row.id} row={row} />
              ))}
            </tbody>
          </AdminTable>
        )}
      </PagedList>
    </div>
  );
}
