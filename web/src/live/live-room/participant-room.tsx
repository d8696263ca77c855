import { LIVE_SIGNAL_SECONDS, type LiveRoom } from '@codivia/contract/api/live-room';
import { Gauge } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { CopyButton } from '../live-stage/copy-button.tsx';
import { Stage } from '../live-stage/stage.tsx';
import { useTooFast } from './live-room.api.ts';
import { RoomConnection } from './room-connection.ts';
import { RoomHeader } from './room-header.tsx';
import { RoomLayout } from './room-layout.tsx';
import { RoomNotices } from './room-notices.tsx';
import { SidePanel } from './side-panel.tsx';
import { useRoomState } from './use-room-state.ts';

/** Tells the host that it goes too fast; the signal ends by itself. */
function TooFast({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('live-room');
  const [on, setOn] = useState(false);
  const signal = useTooFast(sessionId);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setOn(false), LIVE_SIGNAL_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [on]);
  const change = () =>
    signal.mutate(!on, {
      onSuccess: () => {
        setOn(!on);
        if (!on) toast.success(t('too_fast_on'));
      },
    });
  return (
    <button
      type="button"
      aria-pressed={on}
      title={t('too_fast_hint')}
      onClick={change}
      className="inline-flex min-h-9 items-center gap-2 rounded-control border-2 border-edge bg-surface px-2 font-bold text-sm sm:px-3 hover:border-trail aria-pressed:border-joy aria-pressed:bg-joy aria-pressed:text-on-joy"
    >
      <Gauge aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t('too_fast')}</span>
    </button>
  );
}

type Props = {
  room: LiveRoom;
  onEnd: (code: string) => void;
  onBroken: () => void;
};

/** The room as participants see it: they read, run, copy, ask, vote and answer. */
export function ParticipantRoom({ room, onEnd, onBroken }: Props) {
  const [connection] = useState(() => new RoomConnection({ room, onBroken }));
  const state = useRoomState(connection, onEnd);
  const { stage, events, status } = state;
  const { session } = room;
  return (
    <RoomLayout
      header={(views) => (
        <RoomHeader {...{ room, status, views }}>
          <TooFast sessionId={session.id} />
          <CopyButton brief kind={session.kind} files={stage.files} />
        </RoomHeader>
      )}
      notice={<RoomNotices state={state} isHost={false} />}
      stage={(view) => (
        <Stage {...{ stage, events, view }} kind={session.kind} hostName={session.host_name} />
      )}
      panel={<SidePanel room={room} status={status} events={events} />}
    />
  );
}
