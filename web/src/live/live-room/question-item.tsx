import type { LiveQuestion, LiveQuestionState, LiveRole } from '@codivia/contract/api/live-room';
import { Check, MessageSquareReply, ThumbsUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useDecide, useVote } from './live-room.api.ts';

type Props = { sessionId: string; role: LiveRole; question: LiveQuestion };

const TONES: Record<LiveQuestionState, BadgeTone> = {
  pending: 'plain',
  approved: 'trail',
  answering: 'joy',
  answered: 'done',
  refused: 'plain',
};

/** The states to which a host can move a question from each of its states. */
const STEPS: Record<LiveQuestionState, readonly LiveQuestionState[]> = {
  pending: ['approved', 'refused', 'answering'],
  approved: ['answering', 'refused'],
  answering: ['answered'],
  answered: [],
  refused: ['approved'],
};

const ICONS: Partial<Record<LiveQuestionState, ReactNode>> = {
  approved: <Check aria-hidden="true" className="size-4" />,
  answering: <MessageSquareReply aria-hidden="true" className="size-4" />,
  answered: <Check aria-hidden="true" className="size-4" />,
  refused: <X aria-hidden="true" className="size-4" />,
};

const WORDS = {
  approved: 'questions.approve',
  answering: 'questions.answer',
  answered: 'questions.done',
  refused: 'questions.refuse',
} as const;

function Decisions({ sessionId, question }: Omit<Props, 'role'>) {
  const { t } = useTranslation('live-room');
  const decide = useDecide(sessionId);
  return (
    <div className="flex flex-wrap gap-2">
      {STEPS[question.state].map((state, i) => (
        <Button
          key={state}
          size="sm"
          variant={i === 0 ? 'primary' : 'ghost'}
          disabled={decide.isPending}
          onClick={() => decide.mutate({ question_id: question.id, state })}
        >
          {ICONS[state]}
          {state !== 'pending' && t(WORDS[state])}
        </Button>
      ))}
    </div>
  );
}

function Vote({ sessionId, question: { id, votes, voted } }: Omit<Props, 'role'>) {
  const { t } = useTranslation('live-room');
  const vote = useVote(sessionId);
  const on = vote.isPending ? vote.variables.on : voted;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => !vote.isPending && vote.mutate({ question_id: id, on: !voted })}
      className="inline-flex min-h-9 items-center gap-2 rounded-full border-2 border-edge px-3 font-bold text-sm hover:border-trail aria-pressed:border-trail aria-pressed:bg-trail-soft aria-pressed:text-trail"
    >
      <ThumbsUp aria-hidden="true" className="size-4" />
      {t('questions.vote')}
      <span aria-hidden="true">{votes}</span>
      <span className="sr-only">{t('questions.votes', { count: votes })}</span>
    </button>
  );
}

/** A question, without its author: participants vote for it, hosts decide about it. */
export function QuestionItem({ sessionId, role, question }: Props) {
  const { t } = useTranslation('live-room');
  const { text, state, mine, votes } = question;
  const isHost = role === 'host';
  const canVote = !isHost && !mine && state === 'approved';
  return (
    <li
      className={classes(
        'grid grid-cols-1 gap-2 rounded-control border p-3',
        state === 'answering' ? 'border-joy bg-joy-soft' : 'border-line bg-surface',
      )}
    >
      <p className="whitespace-pre-wrap break-words">{text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {canVote ? (
          <Vote sessionId={sessionId} question={question} />
        ) : (
          <span className="text-muted text-sm">{t('questions.votes', { count: votes })}</span>
        )}
        {mine && <Badge tone="trail">{t('questions.mine')}</Badge>}
        {(mine || isHost || state !== 'approved') && (
          <Badge tone={TONES[state]}>{t(`questions.states.${state}`)}</Badge>
        )}
      </div>
      {isHost && STEPS[state].length > 0 && <Decisions sessionId={sessionId} question={question} />}
    </li>
  );
}
