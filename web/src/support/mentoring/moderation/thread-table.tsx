import type { AdminThreadRow } from '@codivia/contract/api/admin-mentoring';
import { formatList, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';

type Props = { rows: readonly AdminThreadRow[]; addressOf: (id: string) => string };

/** A table of threads, without their messages. */
export function ThreadTable({ rows, addressOf }: Props) {
  const { t, language } = useTranslation('admin-mentoring');
  const texts = useTranslation('mentoring').t;
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, title, learner, mentor, state, updated_at, reports, held, held_for }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control border border-line bg-surface p-4"
        >
          <div className="min-w-0 flex-1 basis-64">
            <Link
              to={addressOf(id)}
              aria-label={t('open', { title })}
              className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4 wrap-anywhere"
            >
              {title}
            </Link>
            <p className="wrap-anywhere">
              {t('people', {
                learner: learner.name ?? t('gone'),
                mentor: mentor ? (mentor.name ?? t('gone')) : t('nobody'),
              })}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-2">
            {reports > 0 && (
              <Badge tone="danger">
                {t('columns.reports')}: {reports}
              </Badge>
            )}
            {held > 0 && (
              <Badge tone="danger">
                {t('held_count', {
                  count: held,
                  what: formatList(
                    held_for.map((kind) => texts(`contact.${kind}`)),
                    language,
                  ),
                })}
              </Badge>
            )}
            <Badge>{t(`filters.${state}`)}</Badge>
            <span className="text-muted text-sm">{formatTimeAgo(updated_at, language)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
