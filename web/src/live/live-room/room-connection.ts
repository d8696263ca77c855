import type { LiveEdit, LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveRoom, LiveStatus } from '@codivia/contract/api/live-room';
import { applyEvent, type LiveCaret, type LiveStage } from '@codivia/contract/api/live-stage';
import { createSubscribers } from '../../lib/subscribers.ts';
import { stageOf } from '../live-stage/stage-files.ts';
import { openLiveStream } from './live-stream.ts';

/** Number of edits kept, so that a view that is a little behind shows each edit as the host typed it. */
const EDITS_KEPT = 200;

/** A room as this window knows it. */
export interface RoomState {
  stage: LiveStage;
  /** All notes, runs, questions and polls since the room was entered, and the latest edits and selections. */
  events: readonly LiveEvent[];
  status: LiveStatus;
  connected: boolean;
  /** The reason why the room has to be left; null while it is open. */
  end: string | null;
}

interface ConnectionOptions {
  room: LiveRoom;
  /** The seq after which events are wanted, though the room contains some already. */
  after?: number | undefined;
  /** Called for every edit, in order; some may come a second time. */
  onEdit?: (edit: LiveEdit, seq: number) => void;
  /** Called when the events do not fit the known state: the room has to be read again. */
  onBroken: () => void;
}

function isPassing({ body }: LiveEvent): boolean {
  return body.type === 'edit' || body.type === 'select';
}

/** Drops the oldest edits and selections once there are many more than needed. */
function trimmed(events: readonly LiveEvent[]): readonly LiveEvent[] {
  const passing = events.filter(isPassing);
  if (passing.length < 2 * EDITS_KEPT) return events;
  const first = passing.at(-EDITS_KEPT)?.seq ?? 0;
  return events.filter((event) => event.seq >= first || !isPassing(event));
}

/** Returns a stage without the carets of hosts who are not connected; a host who returns is at the same place. */
function withoutAbsent(stage: LiveStage, { hosts }: LiveStatus): LiveStage {
  const isHere = ({ who }: LiveCaret) => hosts === undefined || hosts.includes(who);
  return stage.carets.every(isHere) ? stage : { ...stage, carets: stage.carets.filter(isHere) };
}

/** Follows a room: applies each event once and in order (docs/product.md#live-room). */
export class RoomConnection {
  readonly #options: ConnectionOptions;
  readonly #changes = createSubscribers();
  #state: RoomState;
  /** The stage with the carets of all hosts, connected or not. */
  #stage: LiveStage;
  /** The seq up to which events have been passed to `onEdit`. */
  #edited: number;

  constructor(options: ConnectionOptions) {
    const { room, after } = options;
    this.#options = options;
    this.#edited = Math.min(after ?? room.seq, room.seq);
    const { events, status } = room;
    this.#stage = stageOf(room);
    const stage = withoutAbsent(this.#stage, status);
    this.#state = { stage, events, status, connected: true, end: null };
  }

  read = (): RoomState => this.#state;

  subscribe = (changed: () => void): (() => void) => this.#changes.subscribe(changed);

  /** Begins to follow. Returns a function that stops it. */
  open(): () => void {
    return openLiveStream({
      sessionId: this.#options.room.session.id,
      host: this.#options.room.role === 'host',
      after: () => this.#edited,
      onEvents: (events) => this.receive(events),
      onStatus: (status) => this.#become({ status, stage: withoutAbsent(this.#stage, status) }),
      onConnected: (connected) => this.#become({ connected }),
      onEnd: (end) => this.#become({ end }),
    });
  }

  /** Applies events of the stream; those that were applied before change nothing. */
  receive(events: readonly LiveEvent[]): void {
    let stage = this.#stage;
    const fresh: LiveEvent[] = [];
    try {
      for (const event of events) {
        if (event.seq > this.#edited) {
          this.#edited = event.seq;
          if (event.body.type === 'edit') this.#options.onEdit?.(event.body, event.seq);
        }
        if (event.seq <= stage.seq) continue;
        if (event.seq > stage.seq + 1) throw new RangeError(`event ${stage.seq + 1} is missing`);
        stage = applyEvent(stage, event);
        fresh.push(event);
      }
    } catch {
      this.#options.onBroken();
      return;
    }
    if (fresh.length === 0) return;
    this.#stage = stage;
    const { events: known, status } = this.#state;
    this.#become({ stage: withoutAbsent(stage, status), events: trimmed([...known, ...fresh]) });
  }

  #become(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change };
    this.#changes.notify();
  }
}
