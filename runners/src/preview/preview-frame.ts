import { isInSight } from '../awake-limit.ts';
import { calibration } from '../machine-speed.ts';
import { Heartbeat, PING_EVERY } from './heartbeat.ts';
import {
  type Answer,
  BOOT,
  type CheckRequest,
  type Control,
  type Entry,
  type FromFrame,
  type RunStart,
  type ToFrame,
} from './messages.ts';
import { readMessage } from './read-message.ts';

/**
 * How long a frame may take to load, in milliseconds. Browsers tell nothing of a document of another site that is on its way,
 * so this is for the whole: the largest one comes in time over 40 kbit/s (docs/decisions/0319).
 */
export const LOAD_LIMIT = 60_000;
/**
 * A loaded document of ours answers at once; this much later it is the browser's error page, in milliseconds on a
 * machine that is not slow.
 */
export const REPLY_LIMIT = 3000;
/** How long a waiting frame may take to show that it is alive, in milliseconds on a machine that is not slow. */
export const ANSWER_LIMIT = 1000;
/** A frame that says more than this in a second floods the page, and is given up. */
export const MAX_MESSAGES = 400;
/** From the first picture of a program until a spare may be loaded beside it, in milliseconds. */
const REST = 400;

/** One frame in the page: loads the runner's document, runs one program, and is thrown away. */
export class PreviewFrame<Program> {
  /** Fails when the document does not come. */
  readonly ready: Promise<void>;
  /** When the program has drawn its first picture, and a spare frame disturbs it no more. */
  readonly settled: Promise<void>;
  onMessage: (message: FromFrame) => void = () => {};
  onLost: (reason: 'busy' | 'flood') => void = () => {};
  /** The program has not answered for a moment. */
  onSilent: () => void = () => {};
  /** The program has not answered for so many seconds. */
  onStuck: (seconds: number) => void = () => {};
  /** It answers again after that. */
  onAnswer: () => void = () => {};
  /** How full its memory was when it last answered, from 0 to 1; 0 where the browser does not tell. */
  heap = 0;
  #element: HTMLIFrameElement;
  #port: MessagePort;
  #heartbeat: Heartbeat | null = null;
  /** Those who wait for an answer; several may at once. */
  #waiting: (() => void)[] = [];
  #messages = 0;
  /** Since when messages are counted. */
  #counted = performance.now();

  constructor(container: HTMLElement, address: string, title: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#element = frameElement(container.ownerDocument, address, title);
    const settled = Promise.withResolvers<void>();
    this.settled = settled.promise;
    this.ready = new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error(`${address} did not come`));
      let limit = setTimeout(giveUp, LOAD_LIMIT);
      // The port goes to this frame alone, before any program runs in it: what comes out of it later
      // cannot come from anywhere else. A page it goes to afterwards gets none.
      const handOver = () => {
        this.#element.contentWindow?.postMessage(BOOT, '*', [port2]);
        clearTimeout(limit);
        limit = setTimeout(giveUp, REPLY_LIMIT * calibration.factor);
      };
      this.#element.addEventListener('load', handOver, { once: true });
      port1.onmessage = ({ data }) => {
        const message = this.#hear(data);
        if (message?.type === 'ready') {
          clearTimeout(limit);
          resolve();
        }
        if (message?.type === 'drawn') setTimeout(settled.resolve, REST);
      };
    });
    this.ready.catch(() => {});
    container.append(this.#element);
  }

  /** Shows the frame and runs a program in it; only once, and only when it is ready. */
  run(program: Program, start: RunStart = {}): void {
    this.#element.style.visibility = 'visible';
    this.#send({ type: 'run', program, start, slowness: calibration.factor });
    this.#watch();
  }

  /** The page was hidden or suspended since the last answer of the program. */
  get wasSuspended(): boolean {
    return this.#heartbeat?.wasSuspended ?? false;
  }

  /** The last questions have not been answered. */
  get isSilent(): boolean {
    return this.#heartbeat?.isSilent ?? false;
  }

  /** Waits for a program that does not answer, as long again as until now. */
  wait(): void {
    this.#heartbeat?.wait();
  }

  /** Answers a question of the program. */
  answer(id: number, answer: Answer): void {
    this.#send({ type: 'answer', id, answer });
  }

  /** Does something with the game that runs. */
  control(control: Control): void {
    this.#send({ type: 'control', control });
  }

  /** Runs what was typed into the console. */
  enter(entry: Entry): void {
    this.#send({ type: 'enter', entry });
  }

  /** Runs a program and a check that looks at it; only once, and only when the frame is ready. */
  check(request: CheckRequest<Program>): void {
    this.#element.style.visibility = 'visible';
    this.#send({ type: 'check', ...request, slowness: calibration.factor });
    this.#watch();
  }

  /** Whether the frame still answers: its process may have ended, or be busy for ever. */
  answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => resolve(false), ANSWER_LIMIT * calibration.factor);
      this.#waiting.push(() => {
        clearTimeout(limit);
        resolve(true);
      });
      this.#send({ type: 'ping' });
    });
  }

  focus(): void {
    this.#element.focus();
  }

  name(title: string): void {
    this.#element.title = title;
  }

  /** Removes the frame at once; its messages are no longer read. */
  terminate(): void {
    this.#heartbeat?.end();
    this.#port.onmessage = null;
    this.#port.close();
    this.#element.remove();
  }

  #send(message: ToFrame<Program>): void {
    this.#port.postMessage(message);
  }

  #watch(): void {
    this.#heartbeat = new Heartbeat({
      ask: () => this.#send({ type: 'ping' }),
      isInSight: () => isInSight() && !this.#isScrolledAway(),
      onSilent: () => this.onSilent(),
      onStuck: (seconds) => this.onStuck(seconds),
      onAnswer: () => this.onAnswer(),
      onTimeout: () => this.#giveUp('busy'),
    });
  }

  /** What comes in a burst after the page itself was held up was sent over all that time. */
  #isTooMuch(): boolean {
    const seconds = (performance.now() - this.#counted) / PING_EVERY;
    if (++this.#messages > MAX_MESSAGES * Math.max(1, seconds)) return true;
    if (seconds > 1) {
      this.#counted = performance.now();
      this.#messages = 0;
    }
    return false;
  }

  #hear(data: unknown): FromFrame | null {
    if (this.#isTooMuch()) {
      this.#giveUp('flood');
      return null;
    }
    const message = readMessage(data);
    if (message?.type === 'pong') {
      this.heap = message.heap ?? 0;
      this.#heartbeat?.recordAnswer();
      for (const answered of this.#waiting.splice(0)) answered();
    } else if (message) this.onMessage(message);
    return message;
  }

  #isScrolledAway(): boolean {
    const { top, bottom } = this.#element.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  }

  #giveUp(reason: 'busy' | 'flood'): void {
    this.#heartbeat?.end();
    this.onLost(reason);
  }
}

/** A frame that may run scripts and nothing else: no storage, no forms, no windows, no way up. */
function frameElement(document: Document, address: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  // A game may be played by tilting; p5 asks for it at every start. Its sounds may begin once Run was pressed.
  element.allow = 'accelerometer *; gyroscope *; magnetometer *; autoplay *';
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  // Until a program runs in it, it waits at its final size, unseen.
  element.style.cssText =
    'visibility:hidden;position:absolute;inset:0;width:100%;height:100%;border:0;';
  element.src = address;
  return element;
}
