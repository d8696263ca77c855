import type { ServerResponse } from 'node:http';
import { EventConnection } from '../../services/event-stream/event-connection.ts';

/** The reasons for which the server ends a connection (contract/src/api/live-room.ts). */
export type LiveEnd = 'live_over' | 'live_not_allowed' | 'live_restart';

/** The person who has opened a connection. */
export interface Listener {
  userId: string;
  /** The session of the account, not the live one: when it is signed out, its connection ends. */
  login: string;
  /** Tells hosts apart; null for participants. */
  host: string | null;
}

/** An open stream of a room. */
export class LiveConnection extends EventConnection<LiveEnd> {
  readonly listener: Listener;
  /** The number of the last event that was sent. */
  seq: number;

  constructor(response: ServerResponse, listener: Listener, after: number) {
    super(response);
    this.listener = listener;
    this.seq = after;
  }
}
