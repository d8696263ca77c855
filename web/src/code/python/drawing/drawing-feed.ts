import type { DrawingCommand, DrawingEvent } from '@codivia/runners/python/drawing';

type Listener = (commands: readonly DrawingCommand[]) => void;

/** Maximum number of commands that wait for the picture; drawings have a separate limit. */
const MAX_WAITING = 200_000;

let drawings = 0;

/** Passes the commands of a drawing from the runner to the picture without React: there are some hundreds a second. */
export class DrawingFeed {
  /** Sends pressed keys and clicks to the program. */
  readonly send: (event: DrawingEvent) => void;
  /** Identifies a drawing within the page. */
  readonly number = ++drawings;
  /** The picture, while it is on the page. */
  canvas: HTMLCanvasElement | null = null;
  #waiting: DrawingCommand[] = [];
  #listener: Listener | null = null;

  constructor(send: (event: DrawingEvent) => void) {
    this.send = send;
  }

  add(commands: readonly DrawingCommand[]): void {
    if (this.#listener) this.#listener(commands);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(...commands);
  }

  /** Subscribes the picture; it gets earlier commands at once. */
  listen(listener: Listener): void {
    this.#listener = listener;
    listener(this.#waiting);
    this.#waiting = [];
  }
}
