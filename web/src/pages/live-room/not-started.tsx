import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useStartSession } from '../../live/live-room/live-room.api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** The interval between checks if the session has started, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/** The button with which a host starts the session, after a confirmation. */
function Start({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('live-room');
  const start = useStartSession(sessionId);
  return (
    <ConfirmButton
      title={t('host.start_title')}
      text={t('host.start_text')}
      confirm={t('host.start')}
      cancel={t('host.cancel')}
      pending={start.isPending}
      onConfirm={() => start.mutate()}
    >
      {t('host.start')}
    </ConfirmButton>
  );
}

type Props = { session: LiveSession; isHost: boolean; onStarted: () => void };

/** Shown in place of the room until its host has started the session; participants then enter by themselves. */
export function NotStarted({ session, isHost, onStarted }: Props) {
  const { t, language } = useTranslation('live-room');
  const ask = useEffectEvent(onStarted);
  useEffect(() => {
    const timer = setInterval(() => ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const when = formatDate(session.starts_at, language, 'appointment');
  return (
    <div className="page-width py-8">
      <EmptyState
        heading="h1"
        pose="sleep"
        title={t('gate.not_started')}
        description={t(isHost ? 'gate.not_started_host' : 'gate.not_started_text', { when })}
        action={
          <>
            {isHost && <Start sessionId={session.id} />}
            <ButtonLink variant="secondary" to={paths.liveSession(session.id)}>
              {t('gate.to_session')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
