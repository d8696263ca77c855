import { setTimeout } from 'node:timers/promises';
import type { LiveStatus } from '@codivia/contract/api/live-room';
import { frame, HEARTBEAT } from '../../services/event-stream/event-connection.ts';
import type { LiveConnection, LiveEnd } from './live-connection.ts';
import { type RoomFigures, statusFor } from './live-presence.queries.ts';

/**
 * Number of connections in one batch, which takes less than a millisecond, and the pause after it for other work, in
 * milliseconds. 500 connections take some 50 ms, so requests hardly wait longer than on an idle server.
 */
const BATCH_SIZE = 25;
const BATCH_PAUSE_MS = 2;
/** Age from which a connection of a host counts as lost, in milliseconds: hosts reopen theirs every 20 s. */
const HOST_CONNECTION_MAX_MS = 45_000;
/** A heartbeat is skipped when something was sent to all within this time, in milliseconds. */
const HEARTBEAT_SKIP_MS = 2000;
/**
 * Maximum number of connections of one person to one room through one process; for a further one the oldest is ended.
 */
const CONNECTIONS_PER_PERSON = 5;
/**
 * Minimum time between two notices of new revisions to participants, in milliseconds: hundreds of them read each one at
 * once.
 */
const REVISION_PAUSE_MS = 5000;

/** The connections of this process to one room, with the last messages sent to them. */
export class HubRoom {
  readonly id: string;
  readonly connections = new Set<LiveConnection>();
  /** The number of the last event that was sent to all. */
  seq = 0;
  #sent: { host: Buffer; participant: Buffer } | undefined;
  #shown = { revision: -1, at: Number.NEGATIVE_INFINITY };
  #spokeAt = Number.NEGATIVE_INFINITY;

  constructor(id: string) {
    this.id = id;
  }

  /** Returns the connected people, each of them once: participants by their ids, hosts by their keys. */
  people(): { participants: Set<string>; hosts: Set<string> } {
    const participants = new Set<string>();
    const hosts = new Set<string>();
    for (const { listener } of this.connections) {
      if (listener.host) hosts.add(listener.host);
      else participants.add(listener.userId);
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

  /** Sends events to all who have the events before them: the same bytes to everybody. */
  async sendEvents({ last, text }: { last: number; text: string }): Promise<void> {
    const bytes = frame('log', text, last);
    this.seq = last;
    await this.#inTurns((connection) => {
      if (!connection.current || connection.seq >= last) return;
      connection.send(bytes);
      connection.seq = last;
    });
    this.#spokeAt = performance.now();
  }

  /** Sends the figures if they have changed. Returns whether participants need another update later. */
  async sendFigures(figures: RoomFigures, now: number): Promise<{ later: boolean }> {
    const status = statusFor('participant', figures);
    const later = this.#holdRevision(status, now);
    const next = {
      host: frame('status', JSON.stringify(statusFor('host', figures))),
      participant: frame('status', JSON.stringify(status)),
    };
    const before = this.#sent;
    this.#sent = next;
    const isSame = (role: keyof typeof next) => before?.[role].equals(next[role]) ?? false;
    const same = { host: isSame('host'), participant: isSame('participant') };
    if (same.host && same.participant) return { later };
    await this.#inTurns((connection) => {
      const role = connection.listener.host ? 'host' : 'participant';
      if (!same[role]) connection.send(next[role]);
    });
    return { later };
  }

  /** Replaces the revision by the one that participants know, until the pause is over; returns whether it did. */
  #holdRevision(status: LiveStatus, now: number): boolean {
    if (status.questions_revision === this.#shown.revision) return false;
    if (now < this.#shown.at + REVISION_PAUSE_MS) {
      status.questions_revision = this.#shown.revision;
      return true;
    }
    this.#shown = { revision: status.questions_revision, at: now };
    return false;
  }

  /** Sends a heartbeat, unless something was just sent to everybody. */
  async beat(): Promise<void> {
    if (performance.now() - this.#spokeAt < HEARTBEAT_SKIP_MS) return;
    await this.#inTurns((connection) => connection.send(HEARTBEAT));
  }

  /**
   * Ends connections of hosts that were not opened again in time. The system notices only after a quarter of an hour
   * that a client receives nothing, and until then the room would not show that its host is away (docs/decisions/0271).
   */
  dropLostHosts(now: number): void {
    for (const connection of this.connections) {
      const { listener, openedAt } = connection;
      if (listener.host && now - openedAt > HOST_CONNECTION_MAX_MS) connection.drop();
    }
  }

  /** Sends something to every connection, in batches. */
  async #inTurns(send: (connection: LiveConnection) => void): Promise<void> {
    let sent = 0;
    for (const connection of [...this.connections]) {
      if (sent > 0 && sent % BATCH_SIZE === 0) await setTimeout(BATCH_PAUSE_MS);
      send(connection);
      sent += 1;
    }
  }

  endAll(code: LiveEnd): void {
    for (const connection of this.connections) connection.end(code);
  }
}
