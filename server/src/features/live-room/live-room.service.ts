import type { LiveRoom, LiveStatus } from '@codivia/contract/api/live-room';
import {
  LIVE_EARLY_START_MINUTES,
  LIVE_OVERTIME_MINUTES,
  type LiveSession,
} from '@codivia/contract/api/live-sessions';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import { notifyLive } from '../../db/live-notices.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { hideDoubtful } from '../live-replays/replay-check.service.ts';
import { LiveOver } from '../live-sessions/live-sessions.errors.ts';
import { type LiveSessionRow, updateSession } from '../live-sessions/live-sessions.queries.ts';
import {
  lockForHost,
  plannedEnd,
  readLiveSession,
  sessionView,
} from '../live-sessions/live-sessions.service.ts';
import { forgetNames, insertRoom } from './live-events.queries.ts';
import type { LiveRoomDeps } from './live-log.service.ts';
import { latestPoll } from './live-polls.service.ts';
import { selectFigures, setSignal, statusFor } from './live-presence.queries.ts';
import { LiveNotStarted, LiveTooEarly } from './live-room.errors.ts';
import { selectAbandoned } from './room-access.queries.ts';
import { enter, enterAsParticipant } from './room-access.ts';

const MINUTE = 60_000;

/** Changes a session for one of its hosts while it is locked, and returns its new state. */
async function changeAsHost(
  { db, clock }: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  change: (tx: Db, session: LiveSessionRow, now: Date) => Promise<void>,
): Promise<LiveSession> {
  return db.transaction(async (tx) => {
    const session = await lockForHost(tx, sessionId, user.id, clock());
    await change(tx, session, clock());
    return readLiveSession(tx, sessionId);
  });
}

async function endNow(
  tx: Db,
  { host, now }: { host: string; now: Date },
  sessionId: string,
): Promise<void> {
  await updateSession(tx, sessionId, { ended_at: now, updated_at: now });
  await forgetNames(tx, sessionId);
  await hideDoubtful(tx, { host, now }, sessionId);
  await notifyLive(tx, 'over', sessionId);
}

/** Starts a session with empty files. Throws LiveTooEarly, LiveOver, or what lockForHost throws. */
export function startLiveSession(
  deps: LiveRoomDeps,
  user: SessionUser,
  id: string,
): Promise<LiveSession> {
  return changeAsHost(deps, user, id, async (tx, session, now) => {
    if (session.ended_at || session.cancelled_at) throw LiveOver();
    if (session.started_at) return;
    const early = session.starts_at.getTime() - LIVE_EARLY_START_MINUTES * MINUTE;
    if (now.getTime() < early) throw LiveTooEarly();
    if (now >= plannedEnd(session)) throw LiveOver();
    await updateSession(tx, id, { started_at: now, updated_at: now });
    await insertRoom(tx, id, PROGRAM_FILES[session.kind]);
  });
}

/** Ends a session for everybody. Throws LiveNotStarted, LiveOver for a cancelled one, or what lockForHost throws. */
export function endLiveSession(
  deps: LiveRoomDeps,
  user: SessionUser,
  id: string,
): Promise<LiveSession> {
  return changeAsHost(deps, user, id, async (tx, session, now) => {
    if (session.cancelled_at) throw LiveOver();
    if (!session.started_at) throw LiveNotStarted();
    if (!session.ended_at) await endNow(tx, { host: deps.host, now }, id);
  });
}

/** Ends sessions that their hosts have left (docs/product.md#live-room). */
export async function endAbandoned({
  db,
  clock,
  host,
}: Pick<LiveRoomDeps, 'db' | 'clock' | 'host'>) {
  const now = clock();
  const quietSince = new Date(now.getTime() - LIVE_OVERTIME_MINUTES * MINUTE);
  for (const id of await selectAbandoned(db, quietSince)) {
    await db.transaction((tx) => endNow(tx, { host, now }, id));
  }
}

/** Returns the room at this moment, and records that the caller has entered it. Throws what enter throws. */
export async function readLiveRoom(
  deps: LiveRoomDeps & { videoUrl: string | undefined },
  user: SessionUser,
  sessionId: string,
): Promise<LiveRoom> {
  const { db, clock, stages, videoUrl } = deps;
  const { session, role } = await enter(deps, user, sessionId);
  const { stage, selects, run, notes } = await stages.read(db, sessionId, session.kind);
  const latest = run ? [...selects, run] : selects;
  const now = clock();
  const files = Object.entries(stage.files).map(([name, { text, version }]) => [
    name,
    { text: text.toString(), version },
  ]);
  const figures = await selectFigures(db, sessionId, now);
  const status: LiveStatus = statusFor(role, figures);
  return {
    session: sessionView(session),
    role,
    seq: stage.seq,
    status,
    now: now.toISOString(),
    files: Object.fromEntries(files),
    events: [...notes, ...latest].sort((one, other) => one.seq - other.seq),
    poll: await latestPoll(db, sessionId, { userId: user.id, host: role === 'host' }),
    video_url: videoUrl?.replaceAll('{id}', sessionId) ?? null,
  };
}

/** Records the signal of a participant, or takes it back. Throws what enterAsParticipant throws. */
export async function signalTooFast(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  on: boolean,
): Promise<void> {
  const { db, clock } = deps;
  await enterAsParticipant(deps, user, sessionId);
  await setSignal(db, sessionId, user.id, on ? clock() : null);
  await notifyLive(db, 'status', sessionId);
}
