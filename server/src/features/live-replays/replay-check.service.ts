import { setImmediate } from 'node:timers/promises';
import type { LiveEvent } from '@codivia/contract/api/live-events';
import { applyEvent, openStage } from '@codivia/contract/api/live-stage';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import { findInLines } from '@codivia/contract/text/contacts/find-in-lines';
import type { FoundContact } from '@codivia/contract/text/contacts/findings';
import type { Db } from '../../db/connect.ts';
import { type ReplayedEvents, replayEvents } from '../live-room/live-replay.service.ts';
import { insertHidden } from './live-replays.queries.ts';

/** A contact that a replay shows, with its place. */
export interface ReplayFinding extends FoundContact {
  place: string;
}

/** Number of events that are read before other work of the process has its turn. */
const AT_ONCE = 200;

/** Returns the texts of an event that are written beside the code. */
function textsOf({ body }: LiveEvent): string[] {
  if (body.type === 'note') return [body.title, body.text];
  if (body.type === 'question') return [body.text];
  if (body.type === 'poll') return [body.question, ...body.options];
  return body.type === 'run' ? [body.output] : [];
}

/**
 * Returns the first contact in a replay that leads out of the platform, doubtful or not; null without. The lines are
 * checked whenever something is deleted from them, so that nothing is missed that was there for a moment only.
 */
export async function findInReplay(
  { files, events }: ReplayedEvents,
  host: string,
): Promise<ReplayFinding | null> {
  let stage = openStage(files);
  /** The texts of the files when they were last checked. */
  const read = new Map(Object.entries(files));
  const findIn = (place: string): ReplayFinding | null => {
    const text = stage.files[place]?.text.toString() ?? '';
    const found = findInLines(read.get(place) ?? '', text, host);
    read.set(place, text);
    return found && { ...found, place };
  };
  for (const [i, event] of events.entries()) {
    if (i % AT_ONCE === 0) await setImmediate();
    const { body } = event;
    // Characters that are typed one after another are checked together; before each deletion the text is checked.
    const deletes =
      body.type === 'edit' &&
      body.changes.some((part) => Array.isArray(part) && (part[0] ?? 0) !== 0);
    const found = deletes && body.type === 'edit' ? findIn(body.file) : null;
    if (found) return found;
    stage = applyEvent(stage, event);
    for (const text of textsOf(event)) {
      const contact = findContact(text, 'text', host);
      if (contact) return { ...contact, place: body.type };
    }
  }
  for (const name of Object.keys(stage.files)) {
    const text = stage.files[name]?.text.toString() ?? '';
    const found = findIn(name) ?? findContact(text, 'code', host);
    if (found) return { ...found, place: name };
  }
  return null;
}

/**
 * Checks the future replay of a session that has just ended, and hides it where something is found: an administrator
 * looks at it before anybody else does (docs/product.md#live-replays).
 */
export async function hideDoubtful(
  tx: Db,
  { host, now }: { host: string; now: Date },
  sessionId: string,
): Promise<void> {
  const replayed = await replayEvents(tx, sessionId);
  const found = replayed && (await findInReplay(replayed, host));
  if (!found) return;
  const { place, line, kind } = found;
  const reason = `Contrôle automatique / automatic check: ${place}, ${line} (${kind})`;
  await insertHidden(tx, { replay_id: sessionId, reason, hidden_at: now });
}
