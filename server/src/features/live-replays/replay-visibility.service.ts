import type { HiddenReplay, ReplayVisibility } from '@codivia/contract/api/live-replays';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { ReplayNotFound } from './live-replays.errors.ts';
import {
  deleteHidden,
  insertHidden,
  selectHidden,
  selectHiddenReason,
} from './live-replays.queries.ts';
import { findHeld, summaryOf } from './live-replays.service.ts';
import { readRecordings } from './recordings.ts';

/** Returns the id of a replay as it is stored, and its title. Throws ReplayNotFound. */
async function find(db: Db, id: string): Promise<{ id: string; title: string }> {
  const found = readRecordings().get(id)?.summary ?? (await findHeld(db, id));
  if (!found) throw ReplayNotFound();
  return { id: found.id, title: found.title_en };
}

/** Tells whether a replay is hidden, and why. Throws ReplayNotFound. */
export async function readReplayVisibility(db: Db, replayId: string): Promise<ReplayVisibility> {
  const { id } = await find(db, replayId);
  const reason = await selectHiddenReason(db, id);
  return { hidden: reason !== undefined, reason: reason ?? null };
}

/**
 * Returns all hidden replays, the latest first. Those that a later release no longer ships, or that were deleted, are
 * left out.
 */
export async function listHiddenReplays(db: Db): Promise<HiddenReplay[]> {
  return (await selectHidden(db)).flatMap(({ replay_id, reason, hidden_at, session }) => {
    const summary = session ? summaryOf(session) : readRecordings().get(replay_id)?.summary;
    return summary ? [{ ...summary, reason, hidden_at: hidden_at.toISOString() }] : [];
  });
}

/**
 * Hides a replay or shows it again, and records who did it and why; repeating it changes nothing
 * (docs/product.md#live-replays). Throws ReplayNotFound.
 */
export function setReplayVisibility(
  { db, clock }: Deps,
  adminId: string,
  replayId: string,
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<ReplayVisibility> {
  return db.transaction(async (tx) => {
    const { id, title } = await find(tx, replayId);
    const now = clock();
    const trimmedReason = reason.trim();
    const changed = hidden
      ? await insertHidden(tx, { replay_id: id, reason: trimmedReason, hidden_at: now })
      : await deleteHidden(tx, id);
    if (changed) {
      await recordAudit(tx, adminId, now, {
        action: 'update',
        subject: 'live_session',
        subject_id: id,
        label: title,
        changes: [
          { field: 'replay_hidden', from: !hidden, to: hidden },
          { field: 'reason', to: trimmedReason },
        ],
      });
    }
    return readReplayVisibility(tx, id);
  });
}
