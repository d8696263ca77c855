import { isSame } from '../console-entries.ts';
import { type ConsoleEntry, type FromFrame, MAX_BATCH, MAX_TEXT } from '../messages.ts';

/** Time in which lines are gathered, in milliseconds. */
export const GATHER = 50;

/** Sends the page the output of a program, in batches; output that comes too fast is only counted. */
export class Reporter {
  /** Called for every line immediately. */
  onEntry: (entry: ConsoleEntry) => void = () => {};
  /** Changes a line before it is reported: a kind of program may explain it better. */
  refined: (entry: ConsoleEntry) => ConsoleEntry = (entry) => entry;
  /** Returns a text as it is shown: without addresses that mean nothing outside the frame. */
  readable: (text: string) => string = (text) => text;
  /** Stops reporting: the program has been ended, and further messages follow from that. */
  isMuted = false;
  #send: (message: FromFrame) => void;
  #later: (work: () => void, delay: number) => void;
  #entries: ConsoleEntry[] = [];
  #dropped = 0;
  #waiting = false;

  constructor(
    send: (message: FromFrame) => void,
    later: (work: () => void, delay: number) => void,
  ) {
    this.#send = send;
    this.#later = later;
  }

  /** True when further lines would only be counted: code that makes lines can save the work. */
  get isFull(): boolean {
    return this.#entries.length >= MAX_BATCH;
  }

  drop(count = 1): void {
    this.#dropped += count;
  }

  add(entry: ConsoleEntry): void {
    if (this.isMuted) return;
    this.onEntry(entry);
    const known = this.refined(entry);
    const cut = { ...known, text: shortened(this.readable(known.text)) } as ConsoleEntry;
    const last = this.#entries.at(-1);
    if (entry.kind === 'clear') this.#entries = [cut];
    else if (last && isSame(last, cut)) last.count += cut.count;
    else if (this.isFull) this.drop();
    else this.#entries.push(cut);
    if (this.#waiting) return;
    this.#waiting = true;
    this.#later(() => this.flush(), GATHER);
  }

  flush(): void {
    this.#waiting = false;
    if (this.#entries.length === 0) return;
    this.#send({ type: 'console', entries: this.#entries, dropped: this.#dropped });
    this.#entries = [];
    this.#dropped = 0;
  }
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}
