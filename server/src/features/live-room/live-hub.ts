import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connect.ts';
import type { StopListening } from '../../db/listen.ts';
import { LIVE_CHANNEL, notifyLive, notifyPeople } from '../../db/live-notices.ts';
import { CoalescedTask } from '../../services/event-stream/coalesced-task.ts';
import { frame } from '../../services/event-stream/event-connection.ts';
import { HubRoom } from './hub-room.ts';
import type { LiveConnection } from './live-connection.ts';
import { selectEncodedEvents, selectLastSeq } from './live-events.queries.ts';
import { deletePresences, keepPresence, selectFigures } from './live-presence.queries.ts';
import { BATCH, PendingEvents } from './pending-events.ts';
import { selectListening, selectTimes } from './room-access.queries.ts';
import { keysText, RoomPeople, textOf } from './room-people.ts';

/** Pauses, in milliseconds. */
const EVENTS_PAUSE = 50;
const STATUS_PAUSE = 1000;
const RIGHTS_PAUSE = 2000;
const RETRY_PAUSE = 1000;
const HEARTBEAT_PAUSE = 5000;
const PRESENCE_PAUSE = 15_000;
/** Number of heartbeats after which presences are renewed, and everybody's rights are checked again. */
const PRESENCE_BEATS = 3;
const RIGHTS_BEATS = 6;

/** A room with its repeated tasks, each with its own pause. */
interface Served {
  room: HubRoom;
  opened: Promise<void>;
  news: PendingEvents;
  events: CoalescedTask;
  figures: CoalescedTask;
  rights: CoalescedTask;
  presence: { participants: number; hosts: number; host_keys: string };
  /** The people who are connected through other processes, and what this process has announced to those. */
  people: RoomPeople;
  announced: { people: string; at: number };
}

/**
 * The rooms to which people are connected through this process. It listens to one channel for all of them, and sends
 * the same bytes to every connection (docs/decisions/0271, 0249).
 */
export class LiveHub {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #process = randomUUID();
  readonly #rooms = new Map<string, Served>();
  #stopListening: StopListening | undefined;
  #heart: NodeJS.Timeout | undefined;
  #beats = 0;
  #closing = false;

  constructor({
    database,
    clock,
    log,
  }: { database: Database; clock: Clock; log: FastifyBaseLogger }) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
  }

  /** The number of open connections. */
  get streams(): number {
    let open = 0;
    for (const { room } of this.#rooms.values()) open += room.connections.size;
    return open;
  }

  async open(): Promise<void> {
    const onNotice = (payload: string | undefined) => this.#handleNotice(payload);
    this.#stopListening = await this.#database.listen(LIVE_CHANNEL, onNotice);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_PAUSE).unref();
  }

  /** Ends every connection: its client reconnects, to another process or to this one once it has started again. */
  async leave(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heart);
    const served = [...this.#rooms.values()];
    this.#rooms.clear();
    for (const { room } of served) room.endAll('live_restart');
    for (const { events, figures, rights } of served) {
      await Promise.all([events.stop(), figures.stop(), rights.stop()]);
    }
    if (served.length === 0) return;
    await deletePresences(this.#database.db, this.#process);
    for (const one of served) await this.#announcePeople(one, '');
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#stopListening?.();
  }

  /**
   * Returns the event after which a client continues; a number that no event has yet is not accepted. To be called
   * before the answer begins: later events never count as received.
   */
  async startAfter(sessionId: string, after: number): Promise<number> {
    const known = this.#rooms.get(sessionId)?.room.seq ?? 0;
    if (after <= known) return after;
    return Math.min(after, await selectLastSeq(this.#database.db, sessionId));
  }

  /** Adds a connection to its room; it is sent the events that it has missed, then new ones, until it is closed. */
  async join(sessionId: string, connection: LiveConnection): Promise<void> {
    if (this.#closing) return connection.end('live_restart');
    const served = this.#serve(sessionId);
    const { room } = served;
    room.add(connection);
    connection.onClose(() => this.#left(served, connection));
    served.figures.schedule();
    try {
      await served.opened;
      // This process may be behind the one to which the client was connected before.
      if (connection.seq > room.seq) await this.#sendMissed(served);
      await this.#catchUp(room, connection);
    } catch (error) {
      this.#log.error({ err: error }, 'a connection to a live room failed');
      connection.drop();
    }
  }

  #serve(id: string): Served {
    const known = this.#rooms.get(id);
    if (known) return known;
    const room = new HubRoom(id);
    const repeat = (work: () => Promise<void>, pause: number) =>
      new CoalescedTask(work, pause, RETRY_PAUSE, (error) =>
        this.#log.error({ err: error }, 'a live room could not be read'),
      );
    const served: Served = {
      room,
      opened: this.#openRoom(room),
      news: new PendingEvents(room),
      events: repeat(() => this.#sendNews(served), EVENTS_PAUSE),
      figures: repeat(() => this.#readFigures(served), STATUS_PAUSE),
      rights: repeat(() => this.#readRights(served), RIGHTS_PAUSE),
      presence: { participants: 0, hosts: 0, host_keys: '' },
      people: new RoomPeople(),
      announced: { people: '', at: Number.NEGATIVE_INFINITY },
    };
    this.#rooms.set(id, served);
    return served;
  }

  async #openRoom(room: HubRoom): Promise<void> {
    try {
      room.seq = await selectLastSeq(this.#database.db, room.id);
    } catch (error) {
      this.#rooms.delete(room.id);
      throw error;
    }
  }

  async #catchUp(room: HubRoom, connection: LiveConnection): Promise<void> {
    while (connection.seq < room.seq && connection.open) {
      const { db } = this.#database;
      const missed = await selectEncodedEvents(db, room.id, connection.seq, BATCH);
      if (!missed) break;
      await connection.sendMissed(frame('log', missed.text, missed.last));
      connection.seq = missed.last;
    }
    connection.current = true;
  }

  #left(served: Served, connection: LiveConnection): void {
    const { room, figures } = served;
    room.connections.delete(connection);
    if (!this.#closing) figures.schedule();
  }

  /** Handles a notice. Without a payload some notices may have been missed. */
  #handleNotice(payload: string | undefined): void {
    const [, notice = '', id, more = ''] =
      /^(\S*)(?: (\S*)(?: (.*))?)?$/s.exec(payload ?? '') ?? [];
    for (const served of id ? [this.#rooms.get(id)] : this.#rooms.values()) {
      if (!served) continue;
      if (notice === 'people') this.#handleAnnouncement(served, more);
      if (notice === '' || notice === 'events') {
        served.news.addNotice(more);
        served.events.schedule();
      }
      if (notice === '' || notice === 'status') served.figures.schedule();
      if (notice === '' || notice === 'rights') served.rights.schedule();
      if (notice === 'over') void this.#endRoom(served);
    }
  }

  #handleAnnouncement(served: Served, announced: string): void {
    const [process = '', keys = ''] = announced.split(' ');
    if (process === this.#process) return;
    const unknown = served.people.storeAnnouncement(process, keys, performance.now());
    if (unknown) served.announced.at = Number.NEGATIVE_INFINITY;
    served.figures.schedule();
  }

  /**
   * Announces to other processes who is connected through this one: after a change, and again before the announcement
   * is outdated.
   */
  async #announcePeople(served: Served, people: string): Promise<void> {
    const { announced, room } = served;
    const now = performance.now();
    if (people === announced.people && (people === '' || now - announced.at < PRESENCE_PAUSE))
      return;
    served.announced = { people, at: now };
    await notifyPeople(this.#database.db, room.id, this.#process, people);
  }

  #beat(): void {
    this.#beats += 1;
    for (const served of this.#rooms.values()) {
      served.room.dropLostHosts(performance.now());
      void served.room.beat();
      if (this.#beats % PRESENCE_BEATS === 0) served.figures.schedule();
      if (this.#beats % RIGHTS_BEATS === 0) served.rights.schedule();
    }
  }

  async #sendNews({ opened, news }: Served): Promise<void> {
    await opened;
    await news.send(this.#database.db);
  }

  /** Sends new events, including those of notices that may have been missed. */
  #sendMissed({ news, events }: Served): Promise<void> {
    news.markMissed();
    return events.runNow();
  }

  /**
   * Stores the number of people connected here, and sends the figures of all processes. Leaves the room when nobody is
   * connected.
   */
  async #readFigures(served: Served): Promise<void> {
    const { room, presence } = served;
    const { db } = this.#database;
    const now = this.#clock();
    const { participants, hosts } = room.people();
    await this.#announcePeople(served, textOf(participants));
    const counted = served.people.counted(this.#process, participants, performance.now());
    const host_keys = keysText(hosts);
    const count = { participants: counted, hosts: hosts.size, host_keys };
    const changed = counted !== presence.participants || host_keys !== presence.host_keys;
    served.presence = count;
    if (room.connections.size === 0) {
      this.#rooms.delete(room.id);
      void Promise.all([served.events.stop(), served.figures.stop(), served.rights.stop()]);
      await deletePresences(db, this.#process, room.id);
    } else {
      await keepPresence(db, {
        session_id: room.id,
        process_id: this.#process,
        ...count,
        seen_at: now,
      });
    }
    if (changed) await notifyLive(db, 'status', room.id);
    const figures = await selectFigures(db, room.id, now);
    const { later } = await room.sendFigures(figures, performance.now());
    if (later) served.figures.schedule();
  }

  /** Ends the connections of people who have lost their right to be in the room, or to their role in it. */
  async #readRights(served: Served): Promise<void> {
    const { room } = served;
    const connections = [...room.connections];
    const logins = connections.map(({ listener }) => listener.login);
    const { db } = this.#database;
    const session = await selectTimes(db, room.id);
    if (!session || session.ended_at) return this.#endRoom(served);
    const rights = await selectListening(db, room.id, [...new Set(logins)], this.#clock());
    for (const connection of connections) {
      const { login, host } = connection.listener;
      const right = rights.get(login);
      if (!right || (host ? !right.host : !right.seat)) connection.end('live_not_allowed');
    }
  }

  async #endRoom(served: Served): Promise<void> {
    await this.#sendMissed(served);
    served.room.endAll('live_over');
  }
}
