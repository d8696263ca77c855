import type { Language } from '@codivia/contract/api/language';
import type { Replay, ReplaySummary } from '@codivia/contract/api/live-replays';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { preparePrivateAnswer, type ReadyAnswer } from '../../services/ready-answer.ts';
import { replayEvents } from '../live-room/live-replay.service.ts';
import { firstNameOf } from '../mentoring/mentors.service.ts';
import { ReplayNotFound, ReplayPremium } from './live-replays.errors.ts';
import {
  type HeldRow,
  selectHeld,
  selectHeldOne,
  selectHiddenIds,
  selectHiddenReason,
} from './live-replays.queries.ts';
import { readRecordings } from './recordings.ts';

/** Maximum number of held sessions in the list: the latest ones. */
const LISTED = 200;
/** Time for which a replay of a held session shows its last event, in milliseconds. */
const LAST_MS = 5000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A held session as the list shows it. */
export function summaryOf(row: HeldRow): ReplaySummary {
  const { id, title_fr, title_en, description_fr, description_en, level, kind } = row;
  return {
    id,
    title_fr,
    title_en,
    description_fr,
    description_en,
    level,
    kind,
    languages: [row.language],
    host_name: firstNameOf(row.host_name ?? ''),
    held_at: row.started_at?.toISOString() ?? null,
    duration_ms: (row.last_at ?? 0) + LAST_MS,
    open: row.open_replay,
  };
}

/** Every replay that is not hidden, recordings of ours first. */
export async function listReplays(db: Db): Promise<ReplaySummary[]> {
  const held = await selectHeld(db, LISTED);
  const hidden = await selectHiddenIds(db);
  const ours = [...readRecordings().values()].map(({ summary }) => summary);
  return [...ours.filter(({ id }) => !hidden.has(id)), ...held.map(summaryOf)];
}

/**
 * Refuses replays that the plan does not include: members of the free plan watch open ones; a host also those of their
 * own sessions. Throws ReplayPremium.
 */
function expectIncluded(user: SessionUser, open: boolean, hostId: string | null): void {
  const included = open || user.is_premium || user.role === 'admin' || user.id === hostId;
  if (!included) throw ReplayPremium();
}

/** The replay of a held session, hidden or not. */
export async function findHeld(db: Db, id: string): Promise<HeldRow | undefined> {
  return UUID.test(id) ? selectHeldOne(db, id) : undefined;
}

async function readHeld(db: Db, user: SessionUser, id: string): Promise<ReadyAnswer> {
  const row = await findHeld(db, id);
  if (!row) throw ReplayNotFound();
  expectIncluded(user, row.open_replay, row.host_id);
  const replayed = await replayEvents(db, id);
  if (!replayed) throw ReplayNotFound();
  const replay: Replay = { ...summaryOf(row), language: row.language, ...replayed };
  return preparePrivateAnswer(replay);
}

/**
 * Returns a replay for this member. Throws ReplayNotFound, also for a hidden one unless an administrator asks, or
 * ReplayPremium when it is not for their plan.
 */
export async function readReplay(
  db: Db,
  user: SessionUser,
  id: string,
  language: Language | undefined,
): Promise<ReadyAnswer> {
  const isHidden = (await selectHiddenReason(db, id.toLowerCase())) !== undefined;
  if (isHidden && user.role !== 'admin') throw ReplayNotFound();
  const recording = readRecordings().get(id);
  if (!recording) return readHeld(db, user, id);
  expectIncluded(user, recording.summary.open, null);
  return recording.answers[language ?? user.language]();
}
