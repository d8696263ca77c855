import type { DrawingCommand, DrawingEvent } from '@codivia/runners/python/drawing';

type Listener = (commands: readonly DrawingCommand[]) => void;

/** So many commands wait for the picture to come; what a program draws has a limit of its own. */
const MAX_WAITING = 200_000;

let drawings = 0;

/** What a program draws, on its way from the runner to the picture, past React: some hundreds of commands a second. */
export class DrawingFeed {
  /** Tells the program what was pressed. */
  readonly tell: (event: DrawingEvent) => void;
  /** Tells the drawings of a page apart. */
  readonly number = ++drawings;
  #waiting: DrawingCommand[] = [];
  #listener: Listener | null = null;

  constructor(tell: (event: DrawingEvent) => void) {
    this.tell = tell;
  }

  add(commands: readonly DrawingCommand[]): void {
    if (this.#listener) this.#listener(commands);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(...commands);
  }

  /** The picture listens; it is told at once what came before. */
  listen(listener: Listener): void {
    this.#listener = listener;
    listener(this.#waiting);
    this.#waiting = [];
  }
}
