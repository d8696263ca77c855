import type { OwnThread } from '@codivia/contract/api/mentoring';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { StateBadge } from './state-badge.tsx';
import { ThreadRow } from './thread-row.tsx';

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
      {threads.map(({ id, title, kind, state, created_at, unread, class_name }) => (
        <ThreadRow
          key={id}
          thread={{ id, title }}
          unread={unread && t('unread')}
          about={
            <>
              {t(`kinds.${kind}`)} ·{' '}
              {class_name === undefined
                ? t('asked', { when: formatTimeAgo(created_at, language) })
                : t('from_class', { name: class_name, when: formatTimeAgo(created_at, language) })}
            </>
          }
        >
          <StateBadge state={state} viewer="learner" ofClass={class_name !== undefined} />
        </ThreadRow>
      ))}
    </ul>
  );
}
