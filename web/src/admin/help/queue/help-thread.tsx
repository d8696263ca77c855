import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAdminThread, useChangeThread, usePresence } from './admin-help.api.ts';
import { useHelpView } from './help-view.ts';
import { ThreadActions } from './thread-actions.tsx';
import { AnswerForm, type Change, NoteForm } from './thread-forms.tsx';
import { ThreadMessages } from './thread-messages.tsx';

/** Says who else of the team is at the question. */
function Presence({ id, writing }: { id: string; writing: boolean }) {
  const { t } = useTranslation('admin-help');
  const others = usePresence(id, writing).data ?? [];
  const namesOf = (all: typeof others) => all.map(({ name }) => name ?? t('somebody')).join(', ');
  const writers = others.filter((other) => other.writing);
  const readers = others.filter((other) => !other.writing);
  return (
    <div role="status" className="grid gap-2">
      {writers.length > 0 && (
        <p className="rounded-control bg-joy-soft p-3 font-bold">
          {t('writing', { names: namesOf(writers) })}
        </p>
      )}
      {readers.length > 0 && <p className="text-muted">{t('here', { names: namesOf(readers) })}</p>}
    </div>
  );
}

/** One question: its messages, and the team's actions on it. */
export function HelpThread({ id }: { id: string }) {
  const { t } = useTranslation('admin-help');
  const navigate = useNavigate();
  const { addressOf } = useHelpView();
  const [answer, setAnswer] = useState('');
  const { data: thread, isPending, error, refetch } = useAdminThread(id);
  const { mutate, isPending: busy } = useChangeThread(id);
  const change: Change = (what, onDone) =>
    mutate(what, {
      ...(onDone && { onSuccess: onDone }),
    });
  const back = <BackLink to={addressOf(null)}>{t('back')}</BackLink>;
  if (isPending) return <Skeleton className="h-96 w-full" />;
  if (!thread) {
    return (
      <>
        {back}
        <ErrorState error={error} onRetry={refetch} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {back}
      <header className="grid gap-2">
        <h2 className="wrap-anywhere text-2xl">{thread.subject}</h2>
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{t(`states.${thread.state}`)}</Badge>
          <Badge>{t(`categories.${thread.category}`)}</Badge>
          {thread.premium && <Badge tone="joy">{t('premium')}</Badge>}
          <span className="break-all text-muted">
            {t('from', { name: thread.member?.name ?? t('visitor') })} ({thread.email})
          </span>
        </p>
      </header>
      <Presence id={id} writing={answer !== ''} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-6">
          <ThreadMessages thread={thread} />
          <AnswerForm
            language={thread.language}
            text={answer}
            onText={setAnswer}
            busy={busy}
            onChange={change}
          />
          <NoteForm busy={busy} onChange={change} />
        </div>
        <ThreadActions
          thread={thread}
          busy={busy}
          onChange={change}
          onMerged={(into) => void navigate(addressOf(into), { replace: true })}
        />
      </div>
    </div>
  );
}
