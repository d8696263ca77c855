import type { LiveEvent } from '@codivia/contract/api/live-events';
import { applyEvent, type LiveStage, openStage } from '@codivia/contract/api/live-stage';
import { PROGRAM_FILES, type ProgramKind } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import {
  selectEventsAfter,
  selectEventsOfTypes,
  selectFiles,
  selectLatestEvent,
  selectLatestSelections,
} from './live-events.queries.ts';

/** A room after some of its events. */
export interface RoomState {
  stage: LiveStage;
  /** The moment of the last event, in milliseconds since the start. */
  at: number;
  /** The latest selection of each host. */
  selects: readonly LiveEvent[];
  run: LiveEvent | undefined;
  /** Notes, and questions that were answered in front of everybody. */
  notes: readonly LiveEvent[];
}

const hostOf = ({ body }: LiveEvent) =>
  body.type === 'select' ? (body.who ?? body.by ?? 'host') : null;

function withSelect(selects: readonly LiveEvent[], event: LiveEvent): LiveEvent[] {
  return [...selects.filter((one) => hostOf(one) !== hostOf(event)), event];
}

/** Returns the room after one more event. Throws RangeError for an edit that does not fit. */
export function nextState(state: RoomState, event: LiveEvent): RoomState {
  const { type } = event.body;
  return {
    stage: applyEvent(state.stage, event),
    at: event.at,
    selects: event.body.type === 'select' ? withSelect(state.selects, event) : state.selects,
    run: type === 'run' ? event : state.run,
    notes: type === 'note' || type === 'question' ? [...state.notes, event] : state.notes,
  };
}

/** Characters of all files together. */
export function charactersOf({ stage }: RoomState): number {
  return Object.values(stage.files).reduce((sum, { text }) => sum + text.length, 0);
}

/** Reads a room from its stored files and the events after them. */
async function readState(db: Db, sessionId: string, kind: ProgramKind): Promise<RoomState> {
  const rows = await selectFiles(db, sessionId);
  const seq = rows[0]?.seq ?? 0;
  const selects = await selectLatestSelections(db, sessionId, seq);
  const run = await selectLatestEvent(db, sessionId, 'run', seq);
  const row = (name: string) => rows.find((one) => one.name === name);
  const texts = PROGRAM_FILES[kind].map((name) => [name, row(name)?.text ?? '']);
  const opened = openStage(Object.fromEntries(texts));
  const files = Object.entries(opened.files).map(([name, { text }]) => [
    name,
    { text, version: row(name)?.version ?? 0 },
  ]);
  const select = selects.at(-1)?.body;
  const shown = select?.type === 'select' ? select.file : opened.shown;
  return {
    stage: { ...opened, seq, files: Object.fromEntries(files), shown },
    at: 0,
    selects,
    run,
    notes: await selectEventsOfTypes(db, sessionId, ['note', 'question'], seq),
  };
}

/** Maximum number of rooms that one process keeps in memory. */
const ROOMS_MAX = 50;

/**
 * The rooms of this process in the state of the last reading. The database stays the only source: each reading of a
 * room adds the events since, so it does not matter which process wrote them.
 */
export class RoomStages {
  readonly #states = new Map<string, RoomState>();

  /**
   * Returns the room after all events that are committed. In a transaction that locks the session nobody else adds one.
   */
  async read(db: Db, sessionId: string, kind: ProgramKind): Promise<RoomState> {
    let state = this.#states.get(sessionId) ?? (await readState(db, sessionId, kind));
    for (const event of await selectEventsAfter(db, sessionId, state.stage.seq)) {
      state = nextState(state, event);
    }
    this.keep(sessionId, state);
    return state;
  }

  /** Keeps a room whose events are committed. */
  keep(sessionId: string, state: RoomState): void {
    const known = this.#states.get(sessionId);
    if (known && known.stage.seq > state.stage.seq) return;
    this.#states.delete(sessionId);
    this.#states.set(sessionId, state);
    if (this.#states.size <= ROOMS_MAX) return;
    const [oldest] = this.#states.keys();
    if (oldest !== undefined) this.#states.delete(oldest);
  }
}
