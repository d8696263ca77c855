import type { FromFrame } from '../../messages.ts';
import type { FrameContext } from '../frame-context.ts';

/** Thrown by an expectation that is not met: the check ends here, and the key names the feedback. */
export class ExpectationFailed extends Error {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/** The tools with which a check may look at a program of one kind. */
export interface Kit {
  /** Resolves when the program has started up, with everything that it loads first; or once it has failed. */
  ready(hasFailed: () => boolean): Promise<void>;
  /** The name or address from which a library has loaded something; null where it is not known. */
  loadedFrom(loaded: object): string | null;
  tools: Record<string, unknown>;
}

/** Made before the program runs, so that it sees all of it. */
export type MakeKit = (context: FrameContext, send: (message: FromFrame) => void) => Kit;

const later = setTimeout.bind(window);
const reportException = reportError.bind(window);

/** Waits until pending work in the frame has happened. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => later(resolve, milliseconds));
}

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
const post = port2.postMessage.bind(port2);

/**
 * Waits until the browser has done its pending tasks, without the four milliseconds that it adds to timers in a row.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    post(null);
  });
}

/** Calls a function of the learner; an exception in it is an error of the program, not of the check. */
export function guarded<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    reportException(error);
    throw new ExpectationFailed('error');
  }
}
