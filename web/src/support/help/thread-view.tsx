import {
  HELP_TEXT_MAX_LENGTH,
  type HelpMessage,
  type HelpThread,
} from '@codivia/contract/api/help';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { type ThreadAccess, useChangeHelpThread } from './help.api.ts';

function Message({ message }: { message: HelpMessage }) {
  const { t, language } = useTranslation('help');
  const { from_team, text, attachment, created_at } = message;
  return (
    <li
      className={classes(
        'grid grid-cols-1 gap-2 rounded-card border border-line p-4',
        from_team ? 'bg-trail-soft sm:me-10' : 'bg-surface sm:ms-10',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{t(from_team ? 'thread.team' : 'thread.you')}</strong>
        <time dateTime={created_at} className="text-muted text-sm">
          {formatDate(created_at, language, 'moment')}
        </time>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {attachment && <AttachmentView attachment={attachment} />}
    </li>
  );
}

/** A question with its messages, and the actions of its author. */
export function ThreadView({ thread, access }: { thread: HelpThread; access: ThreadAccess }) {
  const { t, language } = useTranslation('help');
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const change = useChangeHelpThread(access);
  const { state } = thread;

  function send(): void {
    setIsMissing(text.trim() === '');
    if (text.trim() === '' || change.isPending) return;
    change.mutate({ text }, { onSuccess: () => setText('') });
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 justify-items-start gap-2">
        <h1 className="wrap-anywhere text-3xl">{thread.subject}</h1>
        <p role="status">
          <Badge tone={state === 'answered' ? 'done' : 'plain'}>
            {t(`thread.states.${state}`)}
          </Badge>
        </p>
      </header>
      <ol aria-label={t('thread.messages')} className="grid grid-cols-1 gap-3">
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {state === 'closed' && <p>{t('thread.closed_text')}</p>}
      {change.isError && (
        <p role="alert" className="font-bold text-danger">
          {messageFor(change.error, language)}
        </p>
      )}
      {state !== 'closed' && (
        <form
          className="grid justify-items-start gap-3 [&>:first-child]:w-full"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Textarea
            label={t('thread.reply')}
            value={text}
            error={isMissing && text.trim() === '' ? t('thread.text_missing') : undefined}
            maxLength={HELP_TEXT_MAX_LENGTH}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" loading={change.isPending}>
            {t('thread.send_reply')}
          </Button>
        </form>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => change.mutate({ state: state === 'closed' ? 'open' : 'closed' })}
        >
          {t(state === 'closed' ? 'thread.reopen' : 'thread.close')}
        </Button>
      </div>
    </div>
  );
}
