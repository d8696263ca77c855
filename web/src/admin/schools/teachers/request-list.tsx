import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { useRequests } from '../admin-schools.api.ts';
import { PagedList } from '../paged-list.tsx';
import { CHOICES, useListView, useSchoolsView } from '../schools-view.ts';
import { RequestItem } from './request-item.tsx';

/** The requests to become a teacher. */
export function RequestList() {
  const { t } = useTranslation('admin-schools');
  const { look } = useSchoolsView();
  const view = useListView('requests');
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <p className="max-w-3xl text-muted">{t('requests.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t('search')} value={view.q} onSearch={(q) => look({ q })} />
        <Select
          label={t('requests.filter')}
          options={CHOICES.requests.map((value) => ({
            value,
            label: t(`requests.filters.${value}`),
          }))}
          value={view.choice}
          onChoose={(choice) => look({ choice })}
        />
      </div>
      <PagedList
        list="requests"
        page={view.page}
        isNarrowed={view.q !== '' || view.choice !== 'asked'}
        query={useRequests(view)}
      >
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((row) => (
              <RequestItem
                key={row.user_id}
                request={row}
                onDecided={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
