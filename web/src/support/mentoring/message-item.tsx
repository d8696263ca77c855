import type { Thread, ThreadMessage } from '@codivia/contract/api/mentoring';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { EyeOff, Flag, Hourglass } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useReportMessage } from './mentoring.api.ts';
import { Proposal } from './proposal.tsx';
import { useAuthorName } from './use-author-name.ts';

function Report({ threadId, message }: { threadId: string; message: ThreadMessage }) {
  const { t } = useTranslation('mentoring');
  const nameOf = useAuthorName();
  const report = useReportMessage(threadId, message.id);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('thread.report_of', { name: nameOf(message) })}
      loading={report.isPending}
      onClick={() =>
        report.mutate(undefined, {
          onSuccess: () => toast.success(t('thread.reported')),
        })
      }
    >
      {!report.isPending && <Flag aria-hidden="true" className="size-4" />}
      {t('thread.report')}
    </Button>
  );
}

function Contents({ thread, message }: { thread: Thread; message: ThreadMessage }) {
  const { t } = useTranslation('mentoring');
  const { place, version, text, state } = message;
  if (state === 'hidden' || state === 'removed') {
    return (
      <p className="flex items-center gap-2 text-muted">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        {t(`thread.${state}`)}
      </p>
    );
  }
  return (
    <>
      {state === 'held' && (
        <p className="flex items-center gap-2 font-bold">
          <Hourglass aria-hidden="true" className="size-5 shrink-0" />
          {t('thread.held')}
        </p>
      )}
      {place && (
        <p className="text-muted text-sm">{t('thread.commented', { ...place, version })}</p>
      )}
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <Proposal
        thread={thread}
        message={message}
        decides={state === 'shown' && thread.viewer === 'learner'}
      />
    </>
  );
}

/** A message of a thread, with its actions. */
export function MessageItem({ thread, message }: { thread: Thread; message: ThreadMessage }) {
  const language = useLanguage();
  const nameOf = useAuthorName();
  const own = message.author === thread.viewer;
  return (
    <li
      className={classes(
        'grid grid-cols-1 gap-2 rounded-control p-4',
        own ? 'bg-trail-soft' : 'bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{nameOf(message)}</strong>
        <time dateTime={message.created_at} className="text-muted text-sm">
          {formatTimeAgo(message.created_at, language)}
        </time>
        {!own && message.state === 'shown' && (
          <span className="ms-auto">
            <Report threadId={thread.id} message={message} />
          </span>
        )}
      </div>
      <Contents thread={thread} message={message} />
    </li>
  );
}
