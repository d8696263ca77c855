import type { SharedChannel } from './protocol.ts';

/** Longest line that a learner may type, in bytes of UTF-8; a longer one is cut. */
const ANSWER_BYTES = 65_536;
/** The numbers in front of the bytes of an answer. */
const STATUS = 0;
const LENGTH = 1;
/** Not 0 while the page shows the variables of the program. */
const SHOWN = 2;
const HEADER_BYTES = 12;

const IDLE = 0;
const WAITING = 1;
const ANSWERED = 2;
const INTERRUPTED = 3;
/** The worker waits, and the page requests the variables meanwhile. */
const LOOKED = 4;

/** The signal that Python takes for Ctrl-C. */
const SIGINT = 2;

/** Opens memory for communication with a busy worker; only where the browser has SharedArrayBuffer. */
export function openChannel(): SharedChannel {
  return {
    interrupt: new SharedArrayBuffer(4),
    answer: new SharedArrayBuffer(HEADER_BYTES + ANSWER_BYTES),
  };
}

/** The page's end: answers and interrupts. */
export class ChannelSender {
  #interrupt: Int32Array;
  #header: Int32Array;
  #bytes: Uint8Array;

  constructor(channel: SharedChannel) {
    this.#interrupt = new Int32Array(channel.interrupt);
    this.#header = new Int32Array(channel.answer, 0, 3);
    this.#bytes = new Uint8Array(channel.answer, HEADER_BYTES);
  }

  /** False when nobody waits for it any more. */
  answer(line: string): boolean {
    // An earlier answer may still be being read.
    if (!isWaiting(Atomics.load(this.#header, STATUS))) return false;
    const encoded = new TextEncoder().encode(line.replaceAll('\n', ' '));
    const bytes = encoded.subarray(0, ANSWER_BYTES);
    this.#bytes.set(bytes);
    Atomics.store(this.#header, LENGTH, bytes.length);
    return this.#settle(ANSWERED);
  }

  /** Removes messages to the previous job; to be called while the worker is at rest. */
  clear(): void {
    Atomics.store(this.#interrupt, 0, 0);
    Atomics.store(this.#header, STATUS, IDLE);
  }

  /** Ends any work of the worker: computing, sleeping or waiting for an answer. */
  interrupt(): void {
    Atomics.store(this.#interrupt, 0, SIGINT);
    Atomics.notify(this.#interrupt, 0);
    this.#settle(INTERRUPTED);
  }

  /** Sets whether programs report their variables from now on. A program that waits reports them at once. */
  showVariables(shown: boolean): void {
    Atomics.store(this.#header, SHOWN, Number(shown));
    if (shown) this.#settle(LOOKED);
  }

  /**
   * Returns false when nobody waits. A worker that reports its variables may go back to waiting between two of these.
   */
  #settle(status: number): boolean {
    for (const before of [WAITING, LOOKED, WAITING]) {
      if (Atomics.compareExchange(this.#header, STATUS, before, status) !== before) continue;
      Atomics.notify(this.#header, STATUS);
      return true;
    }
    return false;
  }
}

const isWaiting = (status: number) => status === WAITING || status === LOOKED;

/** The worker's end. */
export class ChannelReceiver {
  #interrupt: Int32Array;
  #header: Int32Array;
  #bytes: Uint8Array;

  constructor(channel: SharedChannel) {
    this.#interrupt = new Int32Array(channel.interrupt);
    this.#header = new Int32Array(channel.answer, 0, 3);
    this.#bytes = new Uint8Array(channel.answer, HEADER_BYTES);
  }

  /** Takes the signal that has arrived, or 0; it is given once. */
  takeSignal(): number {
    return Atomics.exchange(this.#interrupt, 0, 0);
  }

  /** The page shows the variables of programs. */
  get showsVariables(): boolean {
    return Atomics.load(this.#header, SHOWN) !== 0;
  }

  /**
   * Announces that a line is needed, then waits for it; undefined when the program is stopped. Calls `look` when the
   * page begins to show the variables meanwhile.
   */
  waitForAnswer(announce: () => void, look: () => void = () => {}): string | undefined {
    // Waiting is declared before the signal is read: an interrupt is then noticed in one of the two places.
    Atomics.store(this.#header, STATUS, WAITING);
    if (this.takeSignal() !== 0) return undefined;
    announce();
    Atomics.wait(this.#header, STATUS, WAITING);
    while (Atomics.compareExchange(this.#header, STATUS, LOOKED, WAITING) === LOOKED) {
      look();
      Atomics.wait(this.#header, STATUS, WAITING);
    }
    return this.#answered(Atomics.exchange(this.#header, STATUS, IDLE));
  }

  #answered(status: number): string | undefined {
    if (status !== ANSWERED) {
      this.takeSignal();
      return undefined;
    }
    const bytes = this.#bytes.slice(0, Atomics.load(this.#header, LENGTH));
    return new TextDecoder().decode(bytes);
  }

  /**
   * Waits for events, which it announces, for this number of milliseconds: returns the events, an empty text for none,
   * undefined when stopped.
   */
  waitForEvents(milliseconds: number, announce: () => void): string | undefined {
    Atomics.store(this.#header, STATUS, WAITING);
    if (this.takeSignal() !== 0) return undefined;
    if (milliseconds > 0) {
      announce();
      Atomics.wait(this.#header, STATUS, WAITING, milliseconds);
    }
    const status = Atomics.exchange(this.#header, STATUS, IDLE);
    // A request for the variables is answered before the next wait.
    if (isWaiting(status)) return '';
    return this.#answered(status);
  }

  /** Waits; true when the program is stopped meanwhile. */
  pause(milliseconds: number): boolean {
    Atomics.wait(this.#interrupt, 0, 0, milliseconds);
    return this.takeSignal() !== 0;
  }
}
