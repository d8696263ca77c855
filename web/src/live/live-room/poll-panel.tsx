import type { LivePoll, LiveRole } from '@codivia/contract/api/live-room';
import { BarChart3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAnswerPoll, useClosePoll } from './live-room.api.ts';
import { PanelEmpty } from './panel-empty.tsx';
import { PollForm } from './poll-form.tsx';

/** The answers of a poll in numbers. */
function Counts({ poll, counts }: { poll: LivePoll; counts: readonly number[] }) {
  const { t } = useTranslation('live-room');
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="grid gap-3">
      {poll.options.map((option, i) => {
        const count = counts[i] ?? 0;
        const percent = total === 0 ? 0 : Math.round((100 * count) / total);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may say the same, and their order is fixed
          <li key={i} className="grid gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 break-words font-bold">{option}</span>
              <span className="text-muted text-sm">{t('poll.share', { count, percent })}</span>
            </span>
            <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-trail transition-[width]"
                style={{ width: `${percent}%` }}
              />
            </span>
            {poll.chosen === i && (
              <Badge tone="trail" className="justify-self-start">
                {t('poll.chosen')}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The options of an open poll, one of which a participant chooses. */
function Choices({ sessionId, poll }: { sessionId: string; poll: LivePoll }) {
  const { t } = useTranslation('live-room');
  const answer = useAnswerPoll(sessionId);
  const chosen = answer.isPending ? answer.variables.option : poll.chosen;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{poll.question}</legend>
        {poll.options.map((option, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may say the same, and their order is fixed
            key={i}
            type="button"
            aria-pressed={chosen === i}
            onClick={() => answer.mutate({ poll_id: poll.id, option: i })}
            className="min-h-11 break-words rounded-control border-2 border-edge bg-surface px-4 py-2 text-start font-bold hover:border-trail aria-pressed:border-trail aria-pressed:bg-trail-soft aria-pressed:text-trail"
          >
            {option}
          </button>
        ))}
      </fieldset>
      <p role="status" className="text-muted text-sm">
        {t(poll.chosen === null ? 'poll.choose' : 'poll.answered')}
      </p>
    </>
  );
}

type Props = { sessionId: string; role: LiveRole; poll: LivePoll | null };

/** The poll of the moment, or the last one; hosts open and close them. */
export function PollPanel({ sessionId, role, poll }: Props) {
  const { t } = useTranslation('live-room');
  const [writing, setWriting] = useState(false);
  const close = useClosePoll(sessionId);
  const isHost = role === 'host';
  if (isHost && (writing || !poll)) {
    const cancel = poll ? () => setWriting(false) : undefined;
    return <PollForm sessionId={sessionId} onOpened={() => setWriting(false)} onCancel={cancel} />;
  }
  if (!poll) {
    return <PanelEmpty icon={<BarChart3 />} title={t('poll.none')} text={t('poll.none_text')} />;
  }
  const total = poll.counts?.reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-4">
      <h3 className="break-words text-lg">{poll.question}</h3>
      {poll.counts ? (
        <Counts poll={poll} counts={poll.counts} />
      ) : (
        <Choices sessionId={sessionId} poll={poll} />
      )}
      {total !== undefined && (
        <p role="status" className="text-muted text-sm">
          {t('poll.answers', { count: total })}
          {!poll.open && ` · ${t('poll.closed')}`}
        </p>
      )}
      {isHost && (
        <div className="flex flex-wrap gap-2">
          {poll.open && (
            <Button size="sm" loading={close.isPending} onClick={() => close.mutate(poll.id)}>
              {t('poll.close')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
            {t('poll.new')}
          </Button>
        </div>
      )}
    </div>
  );
}
