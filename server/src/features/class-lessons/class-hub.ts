import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { CoalescedTask } from '../../services/event-stream/coalesced-task.ts';
import { HEARTBEAT } from '../../services/event-stream/event-connection.ts';
import { addStream, type ClassConnection } from './class-connection.ts';
import { rowOf } from './lesson-rows.ts';
import { selectMemberFacts } from './lesson-view.queries.ts';
import {
  renewPresences,
  selectClassesOf,
  selectPauses,
  selectTeaching,
  selectUnreadComments,
} from './presence.queries.ts';
import type { WatchedLesson } from './watched-lesson.ts';

/** Pauses between two looks at what has changed, two heartbeats, and two checks of rights, in milliseconds. */
const READ_PAUSE = 2000;
const HEARTBEAT_PAUSE = 5000;
const RIGHTS_PAUSE = 15_000;

/** A pupil's open lesson. */
interface OpenLesson {
  lesson: string;
  classes: readonly string[];
}

/**
 * The lessons that teachers watch and pupils have open through this process. It reads what other features write, every
 * two seconds and only while somebody is connected, so no learner's call does more because of it (docs/decisions/0384).
 */
export class ClassHub {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #watched = new Map<string, WatchedLesson>();
  readonly #pupils = new Set<ClassConnection>();
  readonly #open = new WeakMap<ClassConnection, OpenLesson>();
  readonly #reading: CoalescedTask;
  readonly #rights: CoalescedTask;
  readonly #timers: NodeJS.Timeout[];
  #closing = false;

  constructor({ db, clock, log }: { db: Db; clock: Clock; log: FastifyBaseLogger }) {
    this.#db = db;
    this.#clock = clock;
    const repeat = (work: () => Promise<void>, pause: number) =>
      new CoalescedTask(work, 0, pause, (error) =>
        log.error({ err: error }, 'the lessons of classes could not be read'),
      );
    this.#reading = repeat(() => this.#read(), READ_PAUSE);
    this.#rights = repeat(() => this.#readRights(), READ_PAUSE);
    this.#timers = [
      setInterval(() => this.#isIdle() || this.#reading.schedule(), READ_PAUSE).unref(),
      setInterval(() => this.#beat(), HEARTBEAT_PAUSE).unref(),
      setInterval(() => this.#isIdle() || this.#rights.schedule(), RIGHTS_PAUSE).unref(),
    ];
  }

  /** Ends every stream: its client opens it again, at another process or at this one once it has started again. */
  async leave(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections()) connection.end('class_restart');
    await Promise.all([this.#reading.stop(), this.#rights.stop()]);
  }

  /** Adds a teacher's stream of a lesson, which receives the whole view, and then what changes. */
  async watch(lesson: WatchedLesson, connection: ClassConnection): Promise<void> {
    if (this.#closing) return connection.end('class_restart');
    const key = `${lesson.classId} ${lesson.lessonId}`;
    const known = this.#watched.get(key) ?? lesson;
    known.renew(lesson);
    this.#watched.set(key, known);
    known.expect(connection);
    addStream(known.connections, connection);
    connection.onClose(() => known.connections.size > 0 || this.#watched.delete(key));
    try {
      await this.#readLesson(known);
      await this.#sendPauses([connection], () => [known.classId]);
    } catch {
      connection.drop();
    }
  }

  /** Adds a pupil's stream, which receives the pauses of their classes. */
  async follow(
    connection: ClassConnection,
    lesson: string,
    classes: readonly string[],
  ): Promise<void> {
    if (this.#closing) return connection.end('class_restart');
    this.#open.set(connection, { lesson, classes });
    addStream(this.#pupils, connection);
    try {
      await this.#sendPauses([connection], () => classes);
      await this.#sendComments([connection]);
    } catch {
      connection.drop();
    }
  }

  #connections(): ClassConnection[] {
    return [...this.#pupils, ...this.#teachers().map(([connection]) => connection)];
  }

  #teachers(): [ClassConnection, WatchedLesson][] {
    return [...this.#watched.values()].flatMap((lesson) =>
      [...lesson.connections].map((one): [ClassConnection, WatchedLesson] => [one, lesson]),
    );
  }

  #isIdle(): boolean {
    return this.#pupils.size === 0 && this.#watched.size === 0;
  }

  #beat(): void {
    for (const connection of this.#connections()) connection.send(HEARTBEAT);
  }

  async #read(): Promise<void> {
    for (const lesson of this.#watched.values()) await this.#readLesson(lesson);
    const classOf = new Map(this.#teachers().map(([one, { classId }]) => [one, [classId]]));
    await this.#sendPauses(
      this.#connections(),
      (one) => classOf.get(one) ?? this.#open.get(one)?.classes ?? [],
    );
  }

  async #readLesson(lesson: WatchedLesson): Promise<void> {
    const now = this.#clock();
    const facts = await selectMemberFacts(this.#db, lesson.classId, lesson.lessonId, now);
    lesson.send(facts.map((one) => rowOf(one, lesson.outline, now)));
  }

  async #sendPauses(
    connections: readonly ClassConnection[],
    classesOf: (connection: ClassConnection) => readonly string[],
  ): Promise<void> {
    const now = this.#clock();
    const classes = [...new Set(connections.flatMap(classesOf))];
    if (classes.length === 0) return;
    const pauses = await selectPauses(this.#db, classes, now);
    for (const one of connections) {
      const ends = classesOf(one).map((id) => pauses.get(id) ?? 0);
      one.sendPause(Math.max(0, ...ends), now.getTime());
    }
  }

  /** Ends the streams of those who teach or learn in the class no more, and renews the presences of the others. */
  async #readRights(): Promise<void> {
    const loginsOf = (streams: readonly ClassConnection[]) => [
      ...new Set(streams.map(({ listener }) => listener.login)),
    ];
    const teachers = this.#teachers();
    if (teachers.length > 0) {
      const rights = await selectTeaching(this.#db, loginsOf(teachers.map(([one]) => one)));
      for (const [one, { classId }] of teachers) {
        if (!rights.has(`${one.listener.login} ${classId}`)) one.end('class_over');
      }
    }
    const pupils = [...this.#pupils];
    if (pupils.length === 0) return;
    const classes = await selectClassesOf(this.#db, loginsOf(pupils));
    const present = pupils.flatMap((one) => {
      const lesson = this.#open.get(one)?.lesson ?? '';
      const mine = classes.get(one.listener.login);
      if (!mine) one.end('class_over');
      else this.#open.set(one, { lesson, classes: mine });
      return mine ? [{ userId: one.listener.userId, lesson }] : [];
    });
    if (present.length === 0) return;
    await renewPresences(this.#db, present, this.#clock());
    await this.#sendComments(pupils);
  }

  async #sendComments(pupils: readonly ClassConnection[]): Promise<void> {
    const people = [...new Set(pupils.map(({ listener }) => listener.userId))];
    const comments = await selectUnreadComments(this.#db, people);
    for (const one of pupils) one.sendComments(comments.get(one.listener.userId) ?? []);
  }
}
