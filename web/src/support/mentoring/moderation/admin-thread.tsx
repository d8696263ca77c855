import type { AdminThread } from '@codivia/contract/api/admin-mentoring';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Proposal } from '../proposal.tsx';
import { ThreadCode } from '../thread-code.tsx';
import { OwnFileNames } from '../thread-files.tsx';
import { useAdminThread, useReviewMessage } from './moderation.api.ts';

type Message = AdminThread['messages'][number];

/** Shows a reported message again, or a held one for the first time; or deletes its contents. */
function Review({ threadId, message }: { threadId: string; message: Message }) {
  const { t } = useTranslation('admin-mentoring');
  const review = useReviewMessage(threadId, message.id);
  const isHeld = message.state === 'held';
  const done = { restore: isHeld ? 'allowed' : 'restored', remove: 'removed_now' } as const;
  const decide = (decision: 'restore' | 'remove') =>
    review.mutate(decision, {
      onSuccess: () => toast.success(t(done[decision])),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        loading={review.isPending}
        onClick={() => decide('restore')}
      >
        {t(isHeld ? 'allow' : 'restore')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabled={review.isPending}
        onClick={() => decide('remove')}
      >
        {t(isHeld ? 'refuse' : 'remove')}
      </Button>
    </div>
  );
}

const STATES = { hidden: 'reported', removed: 'removed', held: 'held' } as const;

function MessageRow({ thread, message }: { thread: AdminThread; message: Message }) {
  const { t, language } = useTranslation('admin-mentoring');
  const texts = useTranslation('mentoring').t;
  const { state, author, person, place, version, text, created_at, held_for } = message;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{person?.name ?? t('gone')}</strong>
        <span>{t(`roles.${author}`)}</span>
        <time dateTime={created_at} className="text-muted text-sm">
          {formatDate(created_at, language, 'moment')}
        </time>
        {state !== 'shown' && <Badge tone="danger">{t(STATES[state])}</Badge>}
      </p>
      {held_for && <p>{t('held_for', { what: texts(`contact.${held_for}`) })}</p>}
      {place && (
        <p className="text-muted text-sm">{texts('thread.commented', { ...place, version })}</p>
      )}
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <Proposal thread={thread} message={message} decides={false} />
      {(state === 'hidden' || state === 'held') && (
        <Review threadId={thread.id} message={message} />
      )}
    </li>
  );
}

function Accesses({ accesses }: Pick<AdminThread, 'accesses'>) {
  const { t, language } = useTranslation('admin-mentoring');
  if (accesses.length === 0) return <p>{t('access_none')}</p>;
  return (
    <ol className="grid gap-1">
      {accesses.map(({ at, actor, role, action }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <li key={i} className="wrap-anywhere">
          <time dateTime={at} className="text-muted text-sm">
            {formatDate(at, language, 'moment')}
          </time>{' '}
          {t(`roles.${role}`)} {actor?.name ?? t('gone')} {t(`actions.${action}`)}
        </li>
      ))}
    </ol>
  );
}

function Opened({ thread }: { thread: AdminThread }) {
  const { t } = useTranslation('admin-mentoring');
  const texts = useTranslation('mentoring').t;
  const [shown, setShown] = useState<number | null>(null);
  const { title, learner, mentor, state, messages, versions, check } = thread;
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{t(`filters.${state}`)}</Badge>
          {t('people', {
            learner: learner.name ?? t('gone'),
            mentor: mentor ? (mentor.name ?? t('gone')) : t('nobody'),
          })}
        </p>
        {check && (
          <p className="wrap-anywhere">
            <strong>{texts(check.passed ? 'thread.check_passed' : 'thread.check_failed')}</strong>{' '}
            {check.message}
          </p>
        )}
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <h3 className="text-xl">{texts('thread.messages')}</h3>
          <ol className="grid gap-3">
            {messages.map((message) => (
              <MessageRow key={message.id} thread={thread} message={message} />
            ))}
          </ol>
        </Card>
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <h3 className="text-xl">{texts('thread.code')}</h3>
          <ThreadCode
            kind={thread.kind}
            versions={versions}
            messages={messages}
            shownVersion={shown ?? versions.at(-1)?.number ?? 1}
            onShow={setShown}
          />
          <OwnFileNames names={thread.own_files} />
        </Card>
      </div>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <h3 className="text-xl">{t('accesses')}</h3>
        <Accesses accesses={thread.accesses} />
      </Card>
    </div>
  );
}

/** A whole thread, hidden messages too, with the people who have read them. */
export function AdminThreadView({ id }: { id: string }) {
  const { t } = useTranslation('admin-mentoring');
  const { data, error, isLoadingError, refetch } = useAdminThread(id);
  if (isLoadingError) {
    return <ErrorState title={t('thread_failed')} error={error} onRetry={refetch} />;
  }
  return data ? <Opened thread={data} /> : <Skeleton className="h-96" />;
}
