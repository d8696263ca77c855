import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import { formatNumber, formatPercent } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { AdminTable, ColumnHead } from '../kit/admin-table.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { useAdminChallenges } from './admin-challenges.api.ts';
import { CHALLENGE_STATES, STATE_TONES, stateOf } from './challenge-state.ts';

const FILTERS = ['all', ...CHALLENGE_STATES] as const;
type Filter = (typeof FILTERS)[number];

function ChallengeRow({ row, to }: { row: AdminChallenge; to: string }) {
  const { t, language } = useTranslation('admin-challenges');
  const { week, topic, level, members, tries, passes } = row;
  const state = stateOf(row);
  return (
    <tr>
      <th scope="row" className="min-w-36 text-start">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
        >
          {language === 'fr' ? row.title_fr : row.title_en}
        </Link>
      </th>
      <td>
        <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
      </td>
      <td className="whitespace-nowrap">{formatDate(week, language, 'medium')}</td>
      <td className="whitespace-nowrap">{t(`topics.${topic}`)}</td>
      <td>{level}</td>
      <td className="text-end tabular-nums">{formatNumber(tries, language)}</td>
      <td className="text-end tabular-nums">{formatNumber(passes, language)}</td>
      <td className="text-end tabular-nums">
        {members === 0 ? '–' : formatPercent(passes / members, language)}
      </td>
    </tr>
  );
}

/** Every challenge with its week, its state and what members made of it all together. */
export function ChallengesList({ addressOf }: { addressOf: (id: string) => string }) {
  const { t } = useTranslation('admin-challenges');
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-3xl text-muted">{t('text')}</p>
      <div className="max-w-sm">
        <Select
          label={t('filter')}
          value={filter}
          onChoose={setFilter}
          options={FILTERS.map((value) => ({
            value,
            label: value === 'all' ? t('all') : t(`states.${value}`),
          }))}
        />
      </div>
      <LoadedItem
        query={useAdminChallenges()}
        texts={{ loading: t('loading'), failed: t('failed') }}
      >
        {(all) => {
          const rows = all.filter((row) => filter === 'all' || stateOf(row) === filter);
          if (rows.length === 0)
            return <EmptyState title={t('none')} description={t('none_text')} />;
          return (
            <>
              <p role="status">{t('total', { count: rows.length })}</p>
              <AdminTable caption={t('caption')}>
                <thead>
                  <tr>
                    {(['title', 'state', 'week', 'topic', 'level'] as const).map((name) => (
                      <ColumnHead key={name} label={t(`columns.${name}`)} />
                    ))}
                    {(['tries', 'solved', 'share'] as const).map((name) => (
                      <ColumnHead key={name} label={t(`columns.${name}`)} className="text-end!" />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <ChallengeRow key={row.id} row={row} to={addressOf(row.id)} />
                  ))}
                </tbody>
              </AdminTable>
            </>
          );
        }}
      </LoadedItem>
    </div>
  );
}
