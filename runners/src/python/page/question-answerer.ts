import type { InputQuestion, InputReply } from '../input-requests.ts';

/**
 * The page's end of a worker that shares no memory with it: answers the service worker's questions for its program. An
 * answer is kept until the program asks for something else, since a service worker may be ended before it has passed it
 * on.
 */
export class QuestionAnswerer {
  #question: string | null = null;
  #reply: InputReply | null = null;
  #port: MessagePort | null = null;
  #over = new AbortController();

  constructor() {
    const workers = globalThis.navigator?.serviceWorker;
    const { signal } = this.#over;
    workers?.addEventListener('message', (event) => this.#handleQuestion(event), { signal });
    workers?.startMessages();
  }

  /** The program asks under this name from now on. */
  expect(question: string): void {
    this.#question = question;
    this.#reply = null;
    this.#port = null;
  }

  /** False when nobody waits for it. */
  answer(line: string): boolean {
    return this.#settle({ line: line.replaceAll('\n', ' ') });
  }

  /** Ends a program that waits for a line; false when it does not. */
  interrupt(): boolean {
    return this.#settle({ stop: true });
  }

  /** No question is answered any more. */
  close(): void {
    this.#question = null;
    this.#over.abort();
  }

  #settle(reply: InputReply): boolean {
    if (this.#question === null || this.#reply) return false;
    this.#reply = reply;
    this.#port?.postMessage(reply);
    return true;
  }

  #handleQuestion({ data, ports: [port] }: MessageEvent<InputQuestion>): void {
    if (data?.type !== 'python-input' || data.question !== this.#question || !port) return;
    if (data.wanted === 'page') port.postMessage({ reached: true } satisfies InputReply);
    else if (this.#reply) port.postMessage(this.#reply);
    else this.#port = port;
  }
}
