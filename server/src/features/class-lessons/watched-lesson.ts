import type { LessonRow, LessonView } from '@codivia/contract/api/class-lessons';
import { frame } from '../../services/event-stream/event-connection.ts';
import type { ClassConnection } from './class-connection.ts';
import type { LessonOutline } from './lesson-outline.ts';

/** The parts of a view that stay while it is watched. */
export type ViewHead = Omit<LessonView, 'rows' | 'pause'>;

/** A lesson of a class that teachers watch through this process, with the rows that they have. */
export class WatchedLesson {
  readonly classId: string;
  outline: LessonOutline;
  readonly connections = new Set<ClassConnection>();
  #head: ViewHead;
  /** Connections that have not received the whole view. */
  readonly #fresh = new WeakSet<ClassConnection>();
  #sent = new Map<string, string>();

  constructor(classId: string, head: ViewHead, outline: LessonOutline) {
    this.classId = classId;
    this.outline = outline;
    this.#head = head;
  }

  get lessonId(): string {
    return this.#head.lesson_id;
  }

  /** Takes over what was read of the lesson later; where that is something else, all receive the whole view again. */
  renew(later: WatchedLesson): void {
    if (JSON.stringify(later.#head) !== JSON.stringify(this.#head)) {
      for (const connection of this.connections) this.#fresh.add(connection);
    }
    this.outline = later.outline;
    this.#head = later.#head;
  }

  /** Makes a connection receive the whole view first. */
  expect(connection: ClassConnection): void {
    this.#fresh.add(connection);
  }

  /** Sends the rows that have changed; the whole view to new connections, and to all when other members are in it. */
  send(rows: readonly LessonRow[]): void {
    const next = new Map(rows.map((row) => [row.member_id, JSON.stringify(row)]));
    const changed = [...next].filter(([id, text]) => this.#sent.get(id) !== text);
    const isSame = [...next.keys()].join() === [...this.#sent.keys()].join();
    this.#sent = next;
    const whole = () => frame('view', JSON.stringify({ ...this.#head, rows }));
    const some = frame('rows', `[${changed.map(([, text]) => text).join()}]`);
    for (const connection of this.connections) {
      if (!isSame || this.#fresh.delete(connection)) {
        this.#fresh.delete(connection);
        connection.send(whole());
      } else if (changed.length > 0) connection.send(some);
    }
  }
}
