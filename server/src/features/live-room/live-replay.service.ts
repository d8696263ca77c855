import type { LiveEvent } from '@codivia/contract/api/live-events';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import { selectEventsAfter } from './live-events.queries.ts';
import { selectTimes } from './room-access.queries.ts';

/** Everything that happened in a session. */
export interface ReplayedEvents {
  /** The text of each file at the start: a session begins with empty ones. */
  files: Record<string, string>;
  events: LiveEvent[];
}

/** The events of a session that has ended; undefined for every other. */
export async function replayEvents(db: Db, sessionId: string): Promise<ReplayedEvents | undefined> {
  const session = await selectTimes(db, sessionId);
  if (!session?.started_at || !session.ended_at) return undefined;
  return {
    files: Object.fromEntries(PROGRAM_FILES[session.kind].map((name) => [name, ''])),
    events: await selectEventsAfter(db, sessionId, 0),
  };
}
