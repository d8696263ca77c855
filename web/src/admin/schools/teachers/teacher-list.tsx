import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { AdminTable, ColumnHead } from '../../kit/admin-table.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { useTeachers } from '../admin-schools.api.ts';
import { PagedList } from '../paged-list.tsx';
import { CHOICES, useListView, useSchoolsView } from '../schools-view.ts';
import { TeacherRow } from './teacher-row.tsx';

/** Those who teach. */
export function TeacherList() {
  const { t } = useTranslation('admin-schools');
  const { look } = useSchoolsView();
  const view = useListView('teachers');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-3xl text-muted">{t('teachers.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t('search')} value={view.q} onSearch={(q) => look({ q })} />
        <Select
          label={t('teachers.order')}
          options={CHOICES.teachers.map((value) => ({
            value,
            label: t(`teachers.orders.${value}`),
          }))}
          value={view.choice}
          onChoose={(choice) => look({ choice })}
        />
      </div>
      <PagedList
        list="teachers"
        page={view.page}
        isNarrowed={view.q !== ''}
        query={useTeachers(view)}
      >
        {(rows) => (
          <AdminTable caption={t('teachers.table')}>
            <thead>
              <tr>
                <ColumnHead label={t('teachers.columns.name')} />
                <ColumnHead label={t('teachers.columns.email')} className="max-lg:hidden" />
                <ColumnHead label={t('teachers.columns.school')} className="max-lg:hidden" />
                <ColumnHead label={t('teachers.columns.classes')} className="max-sm:hidden" />
                <ColumnHead label={t('teachers.columns.since')} className="max-lg:hidden" />
                <ColumnHead hidden label={t('teachers.columns.actions')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <TeacherRow key={row.user_id} teacher={row} />
              ))}
            </tbody>
          </AdminTable>
        )}
      </PagedList>
    </div>
  );
}
