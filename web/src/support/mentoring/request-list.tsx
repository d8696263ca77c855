import type { OwnThread } from '@codivia/contract/api/mentoring';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { StateBadge } from './state-badge.tsx';

/** The member's own requests, the latest first. */
export function RequestList({ threads }: { threads: readonly OwnThread[] }) {
  const { t, language } = useTranslation('mentoring');
  if (threads.length === 0) {
    return (
      <EmptyState
        heading="h3"
        pose="think"
        title={t('empty.title')}
        description={t('empty.text')}
        action={<ButtonLink to={paths.courses}>{t('empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {threads.map(({ id, title, kind, state, created_at, unread }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={paths.mentoringThread(id)}
                className="inline-flex min-h-11 min-w-0 items-center font-bold text-trail underline underline-offset-4 wrap-anywhere"
              >
                {title}
              </Link>
              {unread && <Badge tone="joy">{t('unread')}</Badge>}
            </p>
            <p className="text-muted text-sm">
              {t(`kinds.${kind}`)} · {t('asked', { when: formatTimeAgo(created_at, language) })}
            </p>
          </div>
          <StateBadge state={state} viewer="learner" />
        </li>
      ))}
    </ul>
  );
}
