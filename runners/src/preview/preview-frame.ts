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
 * Maximum time for a frame to load, in milliseconds. Browsers report nothing about a document of another site while it
 * loads, so this limit is for the whole: the largest one arrives in time over 40 kbit/s (docs/decisions/0319).
 */
export const LOAD_LIMIT = 60_000;
/**
 * A loaded document of ours answers at once; a frame without an answer after this time shows the browser's error page,
 * in milliseconds on a machine that is not slow.
 */
export const REPLY_LIMIT = 3000;
/** Maximum time for a waiting frame to answer, in milliseconds on a machine that is not slow. */
export const ANSWER_LIMIT = 1000;
/** Maximum number of messages in a second; a frame that sends more floods the page, and is ended. */
export const MAX_MESSAGES = 400;
/** Time from the first picture of a program until a spare may be loaded beside it, in milliseconds. */
const REST = 400;

/** One frame in the page: loads the runner's document, runs one program, and is thrown away. */
export class PreviewFrame<Program> {
  /** Fails when the document does not come. */
  readonly ready: Promise<void>;
  /** Resolves when the program has drawn its first picture, so that loading a spare frame no longer disturbs it. */
  readonly settled: Promise<void>;
  onMessage: (message: FromFrame) => void = () => {};
  onLost: (reason: 'busy' | 'flood') => void = () => {};
  /** The program has not answered for a moment. */
  onSilent: () => void = () => {};
  /** Called when the program has not answered for this number of seconds. */
  onStuck: (seconds: number) => void = () => {};
  /** It answers again after that. */
  onAnswer: () => void = () => {};
  /** The share of its memory that was used when it last answered, from 0 to 1; 0 if the browser does not report it. */
  heap = 0;
  #element: HTMLIFrameElement;
  #port: MessagePort;
  #heartbeat: Heartbeat | null = null;
  /** The callbacks that wait for an answer; several may at once. */
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
      // The port goes to this frame alone, before any program runs in it: later messages through it cannot come from
      // anywhere else. A page that the frame goes to afterwards gets none.
      const handOver = () => {
        this.#element.contentWindow?.postMessage(BOOT, '*', [port2]);
        clearTimeout(limit);
        limit = setTimeout(giveUp, REPLY_LIMIT * calibration.factor);
      };
      this.#element.addEventListener('load', handOver, { once: true });
      port1.onmessage = ({ data }) => {
        const message = this.#receive(data);
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

  /** Runs an entry typed into the console. */
  enter(entry: Entry): void {
    this.#send({ type: 'enter', entry });
  }

  /** Runs a program and its check; only once, and only when the frame is ready. */
  check(request: CheckRequest<Program>): void {
    this.#element.style.visibility = 'visible';
    this.#send({ type: 'check', ...request, slowness: calibration.factor });
    this.#watch();
  }

  /** Tells whether the frame still answers: its process may have ended, or be busy for ever. */
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

  /**
   * Tells whether the frame sends too many messages. A burst that arrives after the page itself was held up was sent
   * over all that time.
   */
  #isTooMuch(): boolean {
    const seconds = (performance.now() - this.#counted) / PING_EVERY;
    if (++this.#messages > MAX_MESSAGES * Math.max(1, seconds)) return true;
    if (seconds > 1) {
      this.#counted = performance.now();
      this.#messages = 0;
    }
    return false;
  }

  #receive(data: unknown): FromFrame | null {
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

/** Makes a frame that may run scripts and do nothing else: no storage, no forms, no windows, no access to the page. */
function frameElement(document: Document, address: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  // A game may be played by tilting; p5 requests it at every start. Its sounds may begin once Run was pressed.
  element.allow = 'accelerometer *; gyroscope *; magnetometer *; autoplay *';
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  // Until a program runs in it, it waits at its final size, unseen.
  element.style.cssText =
    'visibility:hidden;position:absolute;inset:0;width:100%;height:100%;border:0;';
  element.src = address;
  return element;
}
