import {
  type AdminPublishedQuery,
  type AdminPublishedRow,
  PUBLISHED_FILTERS,
} from '@codivia/contract/api/admin-published-projects';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { AdminTable, ColumnHead } from '../kit/admin-table.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { PROJECTS_SHOWN, useAdminProjects } from './admin-projects.api.ts';
import { ProjectBadges } from './project-badges.tsx';

const KINDS = ['all', 'python', 'web', 'game'] as const;
type Filter = NonNullable<AdminPublishedQuery['filter']>;

function ProjectRow({ row, to }: { row: AdminPublishedRow; to: string }) {
  const { t, language } = useTranslation('admin-projects');
  const { title, author, kind, reasons, pending_since, updated_at } = row;
  return (
    <tr>
      <th scope="row" className="min-w-36 text-start">
        <Link
          to={to}
          className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
        >
          {title}
        </Link>
      </th>
      <td className="min-w-32 max-sm:hidden">{author.name ?? t('gone')}</td>
      <td className="whitespace-nowrap max-sm:hidden">{t(`kinds.${kind}`)}</td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          <ProjectBadges project={row} />
          {[...new Set(reasons)].map((reason) => (
            <Badge key={reason} tone="danger">
              {t(`reasons.${reason}`)}
              {reasons.filter((one) => one === reason).length > 1 &&
                ` × ${reasons.filter((one) => one === reason).length}`}
            </Badge>
          ))}
        </span>
      </td>
      <td className="whitespace-nowrap text-muted text-sm">
        {formatTimeAgo(pending_since ?? updated_at, language)}
      </td>
    </tr>
  );
}

/** Published projects: those that wait for a decision first. */
export function ProjectsList({ addressOf }: { addressOf: (id: string) => string }) {
  const { t } = useTranslation('admin-projects');
  const [filter, setFilter] = useState<Filter>('pending');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [page, setPage] = useState(1);
  const filters = { filter, ...(kind === 'all' ? {} : { kind }) };
  const { data, error, isLoadingError, refetch } = useAdminProjects(filters, page);
  useLoadFailure(isLoadingError, t('failed'));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-3xl text-muted">{t('text')}</p>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Select
          label={t('filter')}
          value={filter}
          onChoose={(chosen) => {
            setFilter(chosen);
            setPage(1);
          }}
          options={PUBLISHED_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
        <Select
          label={t('kind')}
          value={kind}
          onChoose={(chosen) => {
            setKind(chosen);
            setPage(1);
          }}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </div>
      {isLoadingError && <ErrorState title={t('failed')} error={error} onRetry={refetch} />}
      {!data && !isLoadingError && <LoadingBlock text={t('loading')} className="h-64" />}
      {data && <p role="status">{t('total', { count: data.total })}</p>}
      {data?.rows.length === 0 && (
        <EmptyState
          title={t('none')}
          description={t(filter === 'pending' ? 'none_pending' : 'none_text')}
        />
      )}
      {data && data.rows.length > 0 && (
        <AdminTable caption={t('caption')}>
          <thead>
            <tr>
              <ColumnHead label={t('columns.title')} />
              <ColumnHead label={t('columns.author')} className="max-sm:hidden" />
              <ColumnHead label={t('columns.kind')} className="max-sm:hidden" />
              <ColumnHead label={t('columns.state')} />
              <ColumnHead
                label={t(filter === 'pending' ? 'columns.waiting' : 'columns.published')}
              />
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <ProjectRow key={row.id} row={row} to={addressOf(row.id)} />
            ))}
          </tbody>
        </AdminTable>
      )}
      {data && <Pager page={page} total={data.total} rows={PROJECTS_SHOWN} onTurn={setPage} />}
    </div>
  );
}
