import { type FromFrame, FULL } from '../messages.ts';

/** Chromium reports how full the heap is; a program that uses it up is ended without an error. */
type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

// Kept from the beginning: a program may replace it.
const memoryNow =
  typeof Performance === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(Performance.prototype, 'memory')?.get;

/** From 0 to 1; null where the browser does not tell. */
function share(): number | null {
  const memory: Memory | undefined = memoryNow?.call(performance);
  return memory ? memory.usedJSHeapSize / memory.jsHeapSizeLimit : null;
}

/** The share of memory that the page was sent last. */
let reportedShare = 0;

/** Makes the message that says to the page that the program is alive, and how full its memory is. */
export function signOfLife(): FromFrame {
  const heap = share();
  reportedShare = heap ?? 0;
  return heap === null ? { type: 'pong' } : { type: 'pong', heap };
}

/**
 * Sends the page a message when the memory begins to fill, which may take less than a second; again when the page was
 * informed meanwhile that some was freed. To be called often.
 */
export function reportWhenFull(send: (message: FromFrame) => void): () => void {
  return () => {
    if (memoryNow === undefined || reportedShare > FULL) return;
    if ((share() ?? 0) > FULL) send(signOfLife());
  };
}
