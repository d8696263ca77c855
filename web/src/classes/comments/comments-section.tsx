import type { ClassThread } from '@codivia/contract/api/class-threads';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { ThreadRow } from '../../support/mentoring/thread-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClassThreads } from './class-comments.api.ts';

function CommentsRow({ thread }: { thread: ClassThread }) {
  const { t, language } = useTranslation('class-comments');
  const { pupil, updated_at, unread, state } = thread;
  return (
    <ThreadRow
      thread={thread}
      unread={unread && t('unread')}
      about={t('about', { pupil, when: formatTimeAgo(updated_at, language) })}
    >
      {state !== 'waiting' && <Badge>{t(`states.${state}`)}</Badge>}
    </ThreadRow>
  );
}

type Props = { taught: { id: string } };

/** The section of a class with the comments on programs of its pupils. */
export function CommentsSection({ taught: { id } }: Props) {
  const { t } = useTranslation('class-comments');
  const { data, error, isLoadingError, refetch } = useClassThreads(id);
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={() => refetch()} />;
  }
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('intro')}</p>
      {!data && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-48" />
        </div>
      )}
      {data?.length === 0 && <p className="max-w-prose text-lg">{t('none')}</p>}
      {data && data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.map((thread) => (
            <CommentsRow key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </div>
  );
}
