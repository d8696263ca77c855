import {
  type Answer,
  BOOT,
  type CheckRequest,
  type Control,
  type FromFrame,
  type RunStart,
  type ToFrame,
} from './messages.ts';
import { readMessage } from './read-message.ts';

/** How long a frame may take to load, in milliseconds. */
export const LOAD_LIMIT = 20_000;
/** A loaded document of ours answers at once; this much later it is the browser's error page, in milliseconds. */
export const REPLY_LIMIT = 3000;
/** How often a running program is asked whether it is still there, in milliseconds. */
export const PING_EVERY = 1000;
/** After so many questions without an answer it is given up; a guarded loop says that it is there. */
export const MAX_UNANSWERED = 4;
/** How long a waiting frame may take to show that it is alive, in milliseconds. */
export const ANSWER_LIMIT = 1000;
/** A frame that says more than this between two questions floods the page, and is given up. */
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
  onLost: () => void = () => {};
  #element: HTMLIFrameElement;
  #port: MessagePort;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  /** Those who wait for an answer; several may at once. */
  #waiting: (() => void)[] = [];
  #messages = 0;

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
        limit = setTimeout(giveUp, REPLY_LIMIT);
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
    this.#send({ type: 'run', program, start });
    this.#heartbeat = setInterval(() => this.#ask(), PING_EVERY);
  }

  /** Answers a question of the program. */
  answer(id: number, answer: Answer): void {
    this.#send({ type: 'answer', id, answer });
  }

  /** Does something with the game that runs. */
  control(control: Control): void {
    this.#send({ type: 'control', control });
  }

  /** Runs a program and a check that looks at it; only once, and only when the frame is ready. */
  check(request: CheckRequest<Program>): void {
    this.#element.style.visibility = 'visible';
    this.#send({ type: 'check', ...request });
  }

  /** Whether the frame still answers: its process may have ended, or be busy for ever. */
  answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => resolve(false), ANSWER_LIMIT);
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
    clearInterval(this.#heartbeat);
    this.#port.onmessage = null;
    this.#port.close();
    this.#element.remove();
  }

  #send(message: ToFrame<Program>): void {
    this.#port.postMessage(message);
  }

  #hear(data: unknown): FromFrame | null {
    if (++this.#messages > MAX_MESSAGES) {
      this.#giveUp();
      return null;
    }
    const message = readMessage(data);
    if (message?.type === 'pong') {
      this.#unanswered = 0;
      for (const answered of this.#waiting.splice(0)) answered();
    } else if (message) this.onMessage(message);
    return message;
  }

  #ask(): void {
    this.#messages = 0;
    // What is out of sight is slowed down by the browser; that proves nothing.
    if (document.visibilityState !== 'visible') return;
    if (this.#isScrolledAway()) {
      this.#unanswered = 0;
      return;
    }
    if (++this.#unanswered > MAX_UNANSWERED) this.#giveUp();
    else this.#send({ type: 'ping' });
  }

  #isScrolledAway(): boolean {
    const { top, bottom } = this.#element.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  }

  #giveUp(): void {
    clearInterval(this.#heartbeat);
    this.onLost();
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
