import { setImmediate } from 'node:timers/promises';
import type { LiveStatus } from '@codivia/contract/live-room';
import { frame, type LiveConnection, type LiveEnd } from './live-connection.ts';
import { type RoomFigures, statusFor } from './live-presence.queries.ts';

/** Connections that are written to before others get their turn: about a millisecond. */
const SENT_AT_ONCE = 50;
/** Connections of one person to one room through one process; the oldest is ended for another. */
const CONNECTIONS_PER_PERSON = 5;
/**
 * Participants are told so rarely, in milliseconds, that there is something to read again: hundreds of them do it at
 * once.
 */
const REVISION_PAUSE = 5000;

/** The connections of this process to one room, and what they were sent last. */
export class HubRoom {
  readonly id: string;
  readonly connections = new Set<LiveConnection>();
  /** The number of the last event that was sent to all. */
  seq = 0;
  #sent: { host: Buffer; participant: Buffer } | undefined;
  #shown = { revision: -1, at: Number.NEGATIVE_INFINITY };

  constructor(id: string) {
    this.id = id;
  }

  /** People who are connected, each of them once. */
  people(): { participants: Set<string>; hosts: Set<string> } {
    const participants = new Set<string>();
    const hosts = new Set<string>();
    for (const { listener } of this.connections) {
      (listener.host ? hosts : participants).add(listener.userId);
    }
    return { participants, hosts };
  }

  add(connection: LiveConnection): void {
    const { userId } = connection.listener;
    const own = [...this.connections].filter(({ listener }) => listener.userId === userId);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - CONNECTIONS_PER_PERSON))) {
      this.connections.delete(old);
      old.drop();
    }
    this.connections.add(connection);
    if (this.#sent) connection.send(this.#sent[connection.listener.host ? 'host' : 'participant']);
  }

  /**
   * Sends events to all who have those before them: the same bytes to everybody, some at a time, so that other requests
   * are answered between them.
   */
  async sendEvents(last: number, text: string): Promise<void> {
    const bytes = frame('log', text, last);
    this.seq = last;
    let sent = 0;
    for (const connection of [...this.connections]) {
      if (!connection.current || connection.seq >= last) continue;
      connection.send(bytes);
      connection.seq = last;
      sent += 1;
      if (sent % SENT_AT_ONCE === 0) await setImmediate();
    }
  }

  /** Sends the figures where they have changed. Answers whether participants have to be told more later on. */
  sendFigures(figures: RoomFigures, now: number): { later: boolean } {
    const status = statusFor('participant', figures);
    const later = this.#holdRevision(status, now);
    const next = {
      host: frame('status', JSON.stringify(statusFor('host', figures))),
      participant: frame('status', JSON.stringify(status)),
    };
    const before = this.#sent;
    this.#sent = next;
    for (const connection of this.connections) {
      const role = connection.listener.host ? 'host' : 'participant';
      if (!before?.[role].equals(next[role])) connection.send(next[role]);
    }
    return { later };
  }

  /** Keeps the revision that participants know until the pause is over; answers whether it did. */
  #holdRevision(status: LiveStatus, now: number): boolean {
    if (status.questions_revision === this.#shown.revision) return false;
    if (now < this.#shown.at + REVISION_PAUSE) {
      status.questions_revision = this.#shown.revision;
      return true;
    }
    this.#shown = { revision: status.questions_revision, at: now };
    return false;
  }

  sendToAll(bytes: Buffer): void {
    for (const connection of this.connections) connection.send(bytes);
  }

  endAll(code: LiveEnd): void {
    for (const connection of this.connections) connection.end(code);
  }
}
