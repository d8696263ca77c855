import type { LiveSession } from '@codivia/contract/api/live-sessions';
import type { ReactNode } from 'react';
import { ApiError, isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { NotStarted } from './not-started.tsx';
import { type OwnPart, useSessionOfRoom } from './session-of-room.api.ts';

type GateProps = { sessionId: string; problem: unknown; onRetry: () => void };

type Reason =
  | 'missing'
  | 'cancelled'
  | 'ended'
  | 'not_started'
  | 'premium'
  | 'full'
  | 'no_seat'
  | 'left';

/** Returns the reason why the room does not open, by the refusal and the known facts of the session and the member. */
function reasonOf(code: string, session: LiveSession | null, own: OwnPart | null): Reason {
  if (session?.state === 'cancelled') return 'cancelled';
  if (session?.state === 'ended' || code === 'live_over') return 'ended';
  if (code === 'live_not_started') return 'not_started';
  if (code === 'live_not_allowed') return 'left';
  if (own && !own.included) return 'premium';
  return session && session.seats_taken >= session.seats ? 'full' : 'no_seat';
}

const POSES = { ended: 'bye', missing: 'lost', left: 'lost' } as const;

function Gate({ reason, action }: { reason: Reason; action: ReactNode }) {
  const { t } = useTranslation('live-room');
  // The message for this reason needs the time of the session; see NotStarted.
  if (reason === 'not_started') return null;
  const pose = reason in POSES ? POSES[reason as keyof typeof POSES] : 'sleep';
  return (
    <div className="page-width py-8">
      <EmptyState
        heading="h1"
        pose={pose}
        title={t(`gate.${reason}`)}
        description={t(`gate.${reason}_text`)}
        action={action}
      />
    </div>
  );
}

/** The link to the next step for each reason. */
function NextStep({ reason, sessionId }: { reason: Reason; sessionId: string }) {
  const { t } = useTranslation('live-room');
  if (reason === 'ended') {
    return <ButtonLink to={paths.replay(sessionId)}>{t('gate.replay')}</ButtonLink>;
  }
  if (reason === 'premium') {
    return (
      <ButtonLink variant="joy" to={paths.offer}>
        {t('gate.premium_action')}
      </ButtonLink>
    );
  }
  if (reason === 'no_seat' || reason === 'left') {
    return <ButtonLink to={paths.liveSession(sessionId)}>{t('gate.to_session')}</ButtonLink>;
  }
  return null;
}

/** Shown in place of the room: the reason why it does not open, and the next step. */
export function RoomGate({ sessionId, problem, onRetry }: GateProps) {
  const { t } = useTranslation('live-room');
  const refused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
  const { session, own, error } = useSessionOfRoom(sessionId, refused);
  const calendar = (
    <ButtonLink variant="secondary" to={paths.live}>
      {t('gate.calendar')}
    </ButtonLink>
  );
  // A participant who was in the room learns at once that it is over, without a wait or a request.
  const isOver = refused && problem.code === 'live_over';
  if (isNotFound(error) && !isOver) return <Gate reason="missing" action={calendar} />;
  if (!refused || (error && !isOver)) {
    return (
      <div className="page-width py-8">
        <ErrorState
          heading="h1"
          title={t('gate.failed')}
          error={error ?? problem}
          onRetry={onRetry}
          action={calendar}
        />
      </div>
    );
  }
  if (!isOver && (!session || !own)) return <Skeleton className="m-6 h-80" />;
  const reason = reasonOf(problem.code, session, own);
  if (reason === 'not_started' && session && own) {
    return <NotStarted session={session} isHost={own.host} onStarted={onRetry} />;
  }
  return (
    <Gate
      reason={reason}
      action={
        <>
          <NextStep reason={reason} sessionId={sessionId} />
          {calendar}
        </>
      }
    />
  );
}
