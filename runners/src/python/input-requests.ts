/**
 * The requests by which a program waits for a line where the page cannot share memory with its worker: the worker
 * requests an address under INPUT_FOLDER, and waits for the answer; the service worker asks the pages, and responds
 * with the answer of the page whose program it is. The server has nothing at these addresses. See docs/decisions/0283.
 */
export const INPUT_FOLDER = '/python-input/';

/** The kinds of requests: whether the page can be reached at all, or the line that somebody types. */
export const WANTED = ['page', 'line'] as const;
export type Wanted = (typeof WANTED)[number];

/** The question of the service worker to pages; a port for the InputReply comes along. */
export interface InputQuestion {
  type: 'python-input';
  /** Random: only the page whose program asked knows it. */
  question: string;
  wanted: Wanted;
}

export type InputReply = { reached: true } | { line: string } | { stop: true };

/**
 * The outcome of a question: a line, that the program was stopped, or that no service worker leads to the page any
 * more.
 */
export type InputEnd = { line: string } | 'stopped' | 'lost';

/** Sends a request and waits for its end; throws when there was no answer. */
type Post = (address: string) => { status: number; text: string };

/**
 * Maximum number of consecutive failures of a request; by then a service worker that was ended or replaced runs again.
 */
const MAX_FAILURES = 4;
/** Milliseconds between a request that failed and the next one, times the failures so far. */
const RETRY_MS = 150;
/** Longer than a service worker keeps a request open, in milliseconds; one that does not answer by then has ended. */
const POST_LIMIT = 30_000;

/**
 * Returns the requests that make this worker wait, for as long as it still can; null where there is no service worker
 * at all.
 */
export function inputRequests(pause: (milliseconds: number) => void): InputRequests | null {
  if (!globalThis.isSecureContext) return null;
  const Request = globalThis.XMLHttpRequest;
  return new InputRequests((address) => {
    const request = new Request();
    request.open('POST', address, false);
    request.timeout = POST_LIMIT;
    request.send();
    return { status: request.status, text: request.responseText };
  }, pause);
}

export class InputRequests {
  #post: Post;
  #pause: (milliseconds: number) => void;

  constructor(post: Post, pause: (milliseconds: number) => void) {
    this.#post = post;
    this.#pause = pause;
  }

  /** Tells whether a service worker asks this page for the program's input. */
  reachPage(question: string): boolean {
    const reply = this.#ask('page', question);
    return typeof reply === 'object' && 'reached' in reply;
  }

  /** Waits until somebody has typed a line. */
  waitForLine(question: string): InputEnd {
    for (let failures = 0; failures < MAX_FAILURES; ) {
      const reply = this.#ask('line', question);
      if (reply === 'later') failures = 0;
      else if (reply === 'nobody') return 'lost';
      else if (reply === 'failed') this.#pause(RETRY_MS * ++failures);
      else if ('line' in reply) return { line: reply.line };
      else if ('stop' in reply) return 'stopped';
      else return 'lost';
    }
    return 'lost';
  }

  /** `later`: no line was typed so far; `nobody`: the request went to the server, which has no such address. */
  #ask(wanted: Wanted, question: string): InputReply | 'later' | 'nobody' | 'failed' {
    try {
      const { status, text } = this.#post(`${INPUT_FOLDER}${wanted}/${question}`);
      if (status === 204) return 'later';
      return status === 200 ? JSON.parse(text) : 'nobody';
    } catch {
      return 'failed';
    }
  }
}
