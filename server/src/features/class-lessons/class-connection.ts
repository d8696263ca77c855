import type { ServerResponse } from 'node:http';
import { EventConnection, frame } from '../../services/event-stream/event-connection.ts';
import type { UnreadComment } from './presence.queries.ts';

/** The reasons for which the server ends a stream of a class: the right to it is lost, or the server starts again. */
export type ClassEnd = 'class_over' | 'class_restart';

export interface ClassListener {
  userId: string;
  /** The session of the account: when it is signed out, its streams end. */
  login: string;
}

/** An open stream of a teacher or a pupil. */
export class ClassConnection extends EventConnection<ClassEnd> {
  readonly listener: ClassListener;
  /** The end of the pause that was sent, in milliseconds; undefined before the first. */
  #pausedUntil: number | undefined;
  /** The unread comments that were sent. */
  #comments = '[]';

  constructor(response: ServerResponse, listener: ClassListener) {
    super(response);
    this.current = true;
    this.listener = listener;
  }

  /** Sends the comments that a pupil has not read, where they have changed. */
  sendComments(comments: readonly UnreadComment[]): void {
    const text = JSON.stringify(comments);
    if (text === this.#comments) return;
    this.#comments = text;
    this.send(frame('comments', text));
  }

  /** Sends the rest of a pause where it has changed; 0 is the end of none. */
  sendPause(until: number, now: number): void {
    if (until === this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.send(frame('pause', JSON.stringify({ seconds: secondsUntil(until, now) })));
  }
}

/** Returns the rest of a pause in whole seconds. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** Maximum number of streams of one person in one place through one process; for a further one the oldest is dropped. */
const STREAMS_PER_PERSON = 5;

/** Adds a stream to others, and forgets it when it is closed. */
export function addStream<Stream extends ClassConnection>(
  streams: Set<Stream>,
  stream: Stream,
): void {
  const { userId } = stream.listener;
  const own = [...streams].filter(({ listener }) => listener.userId === userId);
  for (const old of own.slice(0, Math.max(0, own.length + 1 - STREAMS_PER_PERSON))) {
    streams.delete(old);
    old.drop();
  }
  streams.add(stream);
  stream.onClose(() => streams.delete(stream));
}
