import type { CodePlace, Thread } from '@codivia/contract/api/mentoring';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ApplyButton } from './apply-button.tsx';
import { CloseThread } from './close-thread.tsx';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import { StateBadge } from './state-badge.tsx';
import { ThreadCode } from './thread-code.tsx';
import { ThreadFiles, WithThreadFiles } from './thread-files.tsx';
import { ViewerContext } from './use-author-name.ts';

function Header({ thread, action }: { thread: Thread; action?: ReactNode }) {
  const { t } = useTranslation('mentoring');
  const { viewer, learner, mentor, check, state } = thread;
  const person =
    viewer === 'mentor'
      ? t('thread.from', {
          name: learner.first_name || t('thread.learner'),
          level: learner.level,
        })
      : mentor && t('thread.with', { name: mentor.first_name || t('thread.mentor') });
  return (
    <header className="grid gap-3">
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{thread.title}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <StateBadge state={state} viewer={viewer} ofClass={thread.class !== undefined} />
        <Badge>{t(`kinds.${thread.kind}`)}</Badge>
        {person && <span className="text-muted">{person}</span>}
        {thread.class && <span className="text-muted">{thread.class.name}</span>}
        {action}
      </div>
      {check && (
        <div className="flex items-start gap-2">
          {check.passed ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-done" />
          ) : (
            <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <p className="min-w-0 wrap-anywhere">
            <strong>{t(check.passed ? 'thread.check_passed' : 'thread.check_failed')}</strong>{' '}
            {check.message}
          </p>
        </div>
      )}
    </header>
  );
}

/** A thread for its learner or its mentor: the code with its comments, beside what was written about it. */
export function ThreadView({ thread, action }: { thread: Thread; action?: ReactNode }) {
  const { t } = useTranslation('mentoring');
  const newest = thread.versions.at(-1)?.number ?? 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [place, setPlace] = useState<CodePlace | null>(null);
  const shownVersion = chosen ?? newest;
  const version = thread.versions.find(({ number }) => number === shownVersion);
  const open = thread.state !== 'closed';
  return (
    <ViewerContext value={thread.viewer}>
      <WithThreadFiles thread={thread}>
        <Header thread={thread} action={action} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
            <h2 className="text-xl sm:text-2xl">{t('thread.code')}</h2>
            <ThreadCode
              {...thread}
              shownVersion={shownVersion}
              onShow={(number) => {
                setChosen(number);
                setPlace(null);
              }}
              onComment={open ? setPlace : undefined}
            />
            <ThreadFiles thread={thread} />
            {thread.viewer === 'learner' && version && (
              <ApplyButton thread={thread} version={version} />
            )}
          </Card>
          <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
            <h2 className="text-xl sm:text-2xl">{t('thread.messages')}</h2>
            <ol aria-label={t('thread.messages')} aria-live="polite" className="grid gap-3">
              {thread.messages.map((message) => (
                <MessageItem key={message.id} thread={thread} message={message} />
              ))}
            </ol>
            {thread.state === 'waiting' && thread.viewer === 'learner' && (
              <p className="text-muted">{t('thread.wait_for_mentor')}</p>
            )}
            {open && version ? (
              <>
                <Composer
                  key={place ? `${place.file}:${place.line}` : 'message'}
                  thread={thread}
                  version={shownVersion}
                  files={version.files}
                  place={place}
                  onDone={() => {
                    setPlace(null);
                    if (!place) setChosen(null);
                  }}
                />
                <CloseThread id={thread.id} />
              </>
            ) : (
              <p className="text-muted">{t('thread.closed')}</p>
            )}
          </Card>
        </div>
      </WithThreadFiles>
    </ViewerContext>
  );
}
