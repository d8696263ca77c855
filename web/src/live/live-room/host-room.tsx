import { LIVE_CODE_MAX_CHARACTERS } from '@codivia/contract/api/live-events';
import type { LiveRoom } from '@codivia/contract/api/live-room';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { type RefObject, useEffect, useRef } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CopyButton } from '../live-stage/copy-button.tsx';
import { useHostNames } from '../live-stage/host-names.ts';
import { Stage } from '../live-stage/stage.tsx';
import { fileNames } from '../live-stage/stage-files.ts';
import { EndSession } from './end-session.tsx';
import { HostEditor } from './host-editor.tsx';
import { HOST_RUNS, type HostRun, type Running } from './host-runs.tsx';
import type { HostSession } from './host-session.ts';
import { OtherHostsLine } from './other-hosts-line.tsx';
import type { PushState } from './push-loop.ts';
import { PushRefused } from './push-refused.tsx';
import { PushStatus } from './push-status.tsx';
import { PushStopped } from './push-stopped.tsx';
import { RoomHeader } from './room-header.tsx';
import { RoomLayout } from './room-layout.tsx';
import { RoomNotices } from './room-notices.tsx';
import { SidePanel } from './side-panel.tsx';
import { useHostSession } from './use-host-session.ts';
import { useRoomState } from './use-room-state.ts';

type RoomProps = { room: LiveRoom; onEnd: (code: string) => void; onBroken: () => void };

type OpenProps = RoomProps & {
  host: HostSession;
  hintId: string;
  pushState: PushState;
  /** The function that the run key of the editor calls. */
  runKey: RefObject<() => void>;
  useRun: (running: Running) => HostRun;
};

function OpenRoom(props: OpenProps) {
  const { room, host, hintId, pushState, runKey, useRun, onEnd, onBroken } = props;
  const { t, language } = useTranslation('live-room');
  const { connection, collab } = host;
  const hostRun = useRun({
    files: () => {
      const texts = collab.names.map((name) => [name, collab.state(name).doc.toString()]);
      return Object.fromEntries(texts) as ProgramFiles;
    },
    publish: (run) =>
      void host
        .publish({ type: 'run', ...run })
        .catch((error: unknown) =>
          toast.error(isRefusal(error) ? messageFor(error, language) : t('host.run_failed')),
        ),
  });
  useEffect(() => {
    runKey.current = hostRun.run;
  });
  const state = useRoomState(connection, onEnd);
  const { stage, events, status } = state;
  const { session } = room;
  const hostNames = useHostNames(session.host_name);
  return (
    <RoomLayout
      header={(views) => (
        <RoomHeader {...{ room, status, views }}>
          <CopyButton brief kind={session.kind} files={stage.files} />
          <EndSession sessionId={session.id} onEnded={() => onEnd('live_over')} />
        </RoomHeader>
      )}
      notice={
        <>
          <RoomNotices state={state} isHost />
          {pushState.phase === 'stopped' && (
            <PushStopped host={host} code={pushState.code} onBroken={onBroken} />
          )}
        </>
      }
      stage={(view) => (
        <Stage
          {...{ stage, events, view }}
          kind={session.kind}
          hostName={session.host_name}
          editor={
            <>
              <div className="mb-2 flex shrink-0 flex-wrap items-center justify-between gap-2">
                {hostRun.bar}
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <OtherHostsLine others={host.others} stage={stage} names={hostNames} />
                  <PushStatus state={pushState} />
                </div>
              </div>
              {pushState.phase === 'refused' && <PushRefused state={pushState} />}
              <HostEditor
                host={host}
                hintId={hintId}
                files={fileNames(session.kind)}
                {...{ stage, hostNames }}
                failedLine={hostRun.failedLine}
                refused={pushState.phase === 'refused' ? pushState : null}
              />
            </>
          }
          result={<div className="flex min-h-0 grow flex-col gap-2">{hostRun.result}</div>}
        />
      )}
      panel={<SidePanel room={room} status={status} events={events} />}
    />
  );
}

/** The room as hosts see it: they type, run and publish, and manage questions and polls. */
export function HostRoom(props: RoomProps) {
  const { room, onBroken } = props;
  const { t } = useTranslation('live-room');
  const runKey = useRef<() => void>(() => {});
  const { host, hintId, pushState, failed, retry } = useHostSession(room, {
    onBroken,
    onRun: () => runKey.current(),
    onTooLarge: (count) =>
      toast.error(t('host.too_large', { count, max: LIVE_CODE_MAX_CHARACTERS })),
  });
  if (failed) return <ErrorState heading="h1" title={t('gate.failed')} onRetry={retry} />;
  if (!host) return <Skeleton className="m-4 h-[32rem]" />;
  const useRun = HOST_RUNS[room.session.kind];
  return <OpenRoom {...props} {...{ host, hintId, pushState, runKey, useRun }} />;
}
