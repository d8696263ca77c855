import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveRoom, LiveStatus } from '@codivia/contract/api/live-room';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { StageNotes } from '../live-stage/stage-notes.tsx';
import { useLiveQuestions } from './live-room.api.ts';
import { NoteForm } from './note-form.tsx';
import { PollPanel } from './poll-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

const NAMES = ['questions', 'notes', 'poll'] as const;
type Name = (typeof NAMES)[number];

type Props = { room: LiveRoom; status: LiveStatus; events: readonly LiveEvent[] };

/** A number or a point beside the name of a tab. */
function News({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid min-w-5 place-items-center rounded-full bg-joy px-1.5 text-on-joy text-xs leading-5"
      >
        {children}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}

/** Questions, notes and the poll, beside the stage. */
export function SidePanel({ room, status, events }: Props) {
  const { t } = useTranslation('live-room');
  const { session, role } = room;
  const [tab, setTab] = useState<Name>('questions');
  const { data, isLoadingError, refetch } = useLiveQuestions(
    session.id,
    role,
    status.questions_revision,
  );
  const waiting =
    role === 'host' ? (data?.questions.filter((one) => one.state === 'pending').length ?? 0) : 0;
  const poll = data ? data.poll : room.poll;
  const news: Partial<Record<Name, ReactNode>> = {
    questions: waiting > 0 && (
      <News text={t('questions.pending_title', { count: waiting })}>{waiting}</News>
    ),
    poll: role === 'participant' && poll?.open && poll.chosen === null && (
      <News text={t('poll_open')}>!</News>
    ),
  };

  const panels: Record<Name, ReactNode> = {
    questions: data ? (
      <QuestionsPanel sessionId={session.id} role={role} {...data} />
    ) : isLoadingError ? (
      <PartFailed text={t('questions.failed')} onRetry={refetch} />
    ) : (
      <PartLoading text={t('questions.loading')}>
        <Skeleton className="h-24" />
        <Skeleton className="h-16" />
      </PartLoading>
    ),
    notes: (
      <div className="grid gap-5">
        {role === 'host' && <NoteForm sessionId={session.id} />}
        <StageNotes events={events} />
      </div>
    ),
    poll: <PollPanel key={poll?.id} sessionId={session.id} role={role} poll={poll} />,
  };
  return (
    <Tabs
      variant="panel"
      label={t('panel')}
      value={tab}
      onChoose={setTab}
      tabs={NAMES.map((name) => ({
        value: name,
        label: (
          <>
            {t(`tabs.${name}`)}
            {news[name]}
          </>
        ),
        panel: panels[name],
      }))}
    />
  );
}
