/**
 * Fetches files, and ends requests for which no data arrive any more. A limit for the whole would refuse slow lines; a
 * host that accepts and never answers would keep a program waiting for ever (docs/decisions/0319).
 */

/** Milliseconds without a byte after which a file counts as not coming. */
export const STALL_MS = 20_000;

/** Silence is counted in steps: a device that slept has missed one of them. In milliseconds. */
const STEP_MS = 1000;

/** The functions that end the waiting requests. */
const waiting = new Set<() => void>();
let silence = 0;
let steps: ReturnType<typeof setInterval> | undefined;

function step(): void {
  silence += STEP_MS;
  if (silence < STALL_MS) return;
  const stalled = [...waiting];
  for (const giveUp of stalled) {
    leave(giveUp);
    giveUp();
  }
}

/**
 * Waits for bytes of any file: browsers send a host few requests at a time, so one request may get no data while those
 * before it do.
 */
function wait(giveUp: () => void): void {
  silence = 0;
  waiting.add(giveUp);
  steps ??= setInterval(step, STEP_MS);
}

function leave(giveUp: () => void): void {
  waiting.delete(giveUp);
  if (waiting.size > 0) return;
  clearInterval(steps);
  steps = undefined;
}

/** Counts the files that are waited for. */
export const waitedFor = (): number => waiting.size;

/** Thrown when no data have arrived for STALL_MS, of this address or of any other. */
export class Stalled extends Error {
  override name = 'Stalled';
  readonly address: string;
  constructor(address: string) {
    super(`${address}: nothing has come for ${STALL_MS / 1000} s`);
    this.address = address;
  }
}

/** The part of a file that has arrived, in bytes; `size` is null if it is not known. */
export interface Arrival {
  bytes: number;
  size: number | null;
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

// Kept from before the worker is closed, which removes both.
const { Response: OwnResponse, ReadableStream: OwnStream } = globalThis;

/**
 * Returns the length of a body after decompression; null if it is not known. The header of a compressed body gives
 * another length.
 */
function sizeOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

type Rest = [init?: RequestInit, by?: Fetch, onArrival?: (arrival: Arrival) => void];

/** Fetches a file; `stalled` fails when nothing comes any more. */
async function follow(
  address: string,
  init: RequestInit = {},
  by: Fetch = globalThis.fetch.bind(globalThis),
  onArrival: (arrival: Arrival) => void = () => {},
): Promise<{ answer: Response; stalled: Promise<never> }> {
  const ending = new AbortController();
  const stalled = Promise.withResolvers<never>();
  stalled.promise.catch(() => {});
  const giveUp = () => {
    stalled.reject(new Stalled(address));
    ending.abort();
  };
  const rest = () => leave(giveUp);
  wait(giveUp);
  try {
    const answer = await Promise.race([
      by(address, { ...init, signal: ending.signal }),
      stalled.promise,
    ]);
    // Whoever reads no body waits for none.
    rest();
    if (!answer.body || !answer.ok) return { answer, stalled: stalled.promise };
    const reader = answer.body.getReader();
    let size = sizeOf(answer);
    let bytes = 0;
    wait(giveUp);
    const body = new OwnStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        try {
          const { done, value } = await Promise.race([reader.read(), stalled.promise]);
          if (done) {
            rest();
            controller.close();
            return;
          }
          wait(giveUp);
          bytes += value.length;
          if (size !== null && bytes > size) size = null;
          onArrival({ bytes, size });
          controller.enqueue(value);
        } catch (error) {
          rest();
          controller.error(error);
        }
      },
      async cancel(reason) {
        rest();
        await reader.cancel(reason);
      },
    });
    const { status, statusText, headers } = answer;
    return {
      answer: new OwnResponse(body, { status, statusText, headers }),
      stalled: stalled.promise,
    };
  } catch (error) {
    rest();
    throw error;
  }
}

/**
 * Fetches a file. Its body fails with Stalled when no data arrive for STALL_MS, as does the promise before the answer.
 *
 * @param rest the options of the request, the `fetch` to be used, and a callback for the progress after each piece
 */
export async function fetchAlive(address: string, ...rest: Rest): Promise<Response> {
  return (await follow(address, ...rest)).answer;
}

/** Compiles a file while it arrives. @throws Stalled, or the compiler's error for another file */
export async function compileAlive(address: string, ...rest: Rest): Promise<WebAssembly.Module> {
  const { answer, stalled } = await follow(address, ...rest);
  return Promise.race([WebAssembly.compileStreaming(answer), stalled]);
}

/** The bytes of a file. @throws Stalled, or an error that names the status */
export async function bytesAlive(address: string, ...rest: Rest): Promise<ArrayBuffer> {
  const answer = await fetchAlive(address, ...rest);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.arrayBuffer();
}

/** Resolves to null when no data of any file have arrived for STALL_MS; `end` ends the wait. */
function silent(): { silent: Promise<null>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  const giveUp = () => resolve(null);
  wait(giveUp);
  return { silent: promise, end: () => leave(giveUp) };
}

/**
 * Waits for files that browsers load by themselves: modules, and files that they compile or keep while they arrive,
 * which a followed body would take from their caches. Browsers do not report the progress of these: when one takes
 * long, a second request of the same file does.
 * @throws Stalled
 */
export async function loadedAlive<T>(address: string, loading: Promise<T>): Promise<T> {
  let again = true;
  for (;;) {
    const pause = silent();
    const loaded = await Promise.race([loading.then((value) => ({ value })), pause.silent]).finally(
      pause.end,
    );
    if (loaded) return loaded.value;
    if (!again) throw new Stalled(address);
    await bytesAlive(address);
    again = false;
  }
}
