import type { LiveRoom } from '@codivia/contract/api/live-room';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { useLiveRoom } from '../../live/live-room/live-room.api.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { RoomGate } from './room-gate.tsx';

const HostRoom = lazy(async () => ({
  default: (await import('../../live/live-room/host-room.tsx')).HostRoom,
}));
const ParticipantRoom = lazy(async () => ({
  default: (await import('../../live/live-room/participant-room.tsx')).ParticipantRoom,
}));

function Loading() {
  const { t } = useTranslation('live-room');
  return (
    <div className="page-width py-6">
      <PartLoading text={t('gate.loading')}>
        <Skeleton className="h-10" />
        <Skeleton className="h-[28rem]" />
      </PartLoading>
    </div>
  );
}

type OpenedProps = { room: LiveRoom; onEnd: (code: string) => void; onBroken: () => void };

function Opened({ room, ...exits }: OpenedProps) {
  const language = useLanguage();
  const { session, role } = room;
  const Room = role === 'host' ? HostRoom : ParticipantRoom;
  return (
    <>
      <PageTitle title={language === 'fr' ? session.title_fr : session.title_en} />
      <Suspense fallback={<Loading />}>
        <Room room={room} {...exits} />
      </Suspense>
    </>
  );
}

function Contents({ id }: { id: string }) {
  const [end, setEnd] = useState<string | null>(null);
  const { data, error, dataUpdatedAt, refetch } = useLiveRoom(id);
  // While the server is asked again whether a session has started, its gate stays, with any question that it asks a
  // host.
  const [notStarted, setNotStarted] = useState<ApiError | null>(null);
  const isNotStarted = error instanceof ApiError && error.code === 'live_not_started';
  if (isNotStarted && error !== notStarted) setNotStarted(error);
  if ((data || (error && !isNotStarted)) && notStarted) setNotStarted(null);
  const problem = error ?? notStarted;
  const leave = useCallback((code: string) => setEnd(code), []);
  const retry = useCallback(() => {
    setEnd(null);
    void refetch();
  }, [refetch]);
  if (end !== null) {
    return <RoomGate sessionId={id} problem={new ApiError(409, end, null, '')} onRetry={retry} />;
  }
  if (problem && !data) return <RoomGate sessionId={id} problem={problem} onRetry={retry} />;
  if (!data) return <Loading />;
  // A room that was read again is a new one: its versions and its events begin again.
  return <Opened key={dataUpdatedAt} room={data} onEnd={leave} onBroken={retry} />;
}

/** The room of a session that is live, for its hosts and those with a seat. */
export function LiveRoomPage() {
  const { t } = useTranslation('live-room');
  const user = useMembersOnly();
  const { id = '' } = useParams();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && <Contents key={id} id={id} />}
    </>
  );
}
