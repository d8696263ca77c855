import { isInSight } from '../awake-limit.ts';
import { calibration } from '../machine-speed.ts';

/** Time between two pings of a running program, in milliseconds. */
export const PING_EVERY = 1000;
/**
 * Number of pings without an answer after which a program is considered stuck, on a machine that is not slow. A guarded
 * loop reports that it is running.
 */
export const MAX_UNANSWERED = 4;
/** Number of pings without an answer after which its process is checked, on a machine that is not slow. */
export const SILENT_AFTER = 2;
/** Number of further pings that are sent while nobody decides whether to wait; then the program is ended. */
export const MAX_UNDECIDED = 60;
/** Delay of a ping after the previous one that means that the page was suspended, in milliseconds. */
const ASLEEP = 3 * PING_EVERY;

export interface HeartbeatOptions {
  /** Asks whether the program is there. */
  ask: () => void;
  /** Tells whether the browser lets the program run at full speed. */
  isInSight: () => boolean;
  /** It has not answered for a moment: its process may have ended. */
  onSilent: () => void;
  /** It has not answered for this many seconds. */
  onStuck: (seconds: number) => void;
  /** It answers again. */
  onAnswer: () => void;
  /** It stopped answering, and nobody chose to wait. */
  onTimeout: () => void;
  speed?: Pick<typeof calibration, 'factor' | 'again' | 'forget'>;
}

/** Pings a program at intervals. Missing answers in a hidden tab, or while the machine was suspended, do not count. */
export class Heartbeat {
  /** The page was hidden or suspended since the last answer. */
  wasSuspended = false;
  #options: HeartbeatOptions;
  #speed: Pick<typeof calibration, 'factor' | 'again' | 'forget'>;
  #timer: ReturnType<typeof setInterval>;
  #askedAt = performance.now();
  #unanswered = 0;
  /** Number of unanswered pings after which the program is ended. */
  #limit: number;
  #isStuck = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#speed = options.speed ?? calibration;
    this.#limit = MAX_UNANSWERED * this.#speed.factor;
    this.#timer = setInterval(() => this.#ask(), PING_EVERY);
  }

  /** The last pings have not been answered. */
  get isSilent(): boolean {
    return this.#unanswered > 1;
  }

  /** The program has answered. */
  recordAnswer(): void {
    this.#unanswered = 0;
    this.wasSuspended = false;
    if (!this.#isStuck) return;
    this.#isStuck = false;
    this.#limit = MAX_UNANSWERED * this.#speed.factor;
    this.#options.onAnswer();
  }

  /** Extends the limit by the time waited so far. */
  wait(): void {
    this.#isStuck = false;
    this.#limit = this.#unanswered * 2;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #ask(): void {
    const now = performance.now();
    const isAsleep = now - this.#askedAt > ASLEEP;
    this.#askedAt = now;
    if (isAsleep || !isInSight()) this.#goAway();
    if (!this.#options.isInSight()) {
      if (!this.#isStuck) this.#unanswered = 0;
      return;
    }
    if (isAsleep && !this.#isStuck) this.#unanswered = 0;
    this.#unanswered++;
    this.#options.ask();
    if (this.#isStuck) this.#giveUpLater();
    else if (this.#unanswered > this.#limit) this.#becomeStuck();
    else if (this.#unanswered === Math.ceil(SILENT_AFTER * this.#speed.factor) + 1)
      this.#options.onSilent();
  }

  #goAway(): void {
    this.wasSuspended = true;
    this.#speed.forget();
  }

  #becomeStuck(): void {
    // Slower than it was: other work may have begun meanwhile.
    this.#limit = Math.max(this.#limit, MAX_UNANSWERED * this.#speed.again());
    if (this.#unanswered <= this.#limit) return;
    this.#isStuck = true;
    this.#options.onStuck(this.#unanswered - 1);
  }

  #giveUpLater(): void {
    if (this.#unanswered <= this.#limit + MAX_UNDECIDED) return;
    this.end();
    this.#options.onTimeout();
  }
}
