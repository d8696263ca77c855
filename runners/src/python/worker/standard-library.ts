import type { PyodideInterface } from 'pyodide';
import { type Arrival, bytesAlive } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { throttled } from './packages.ts';

/** The file in which Python looks for its library. */
const PLACE = '/lib/python313.zip';

/** Time to wait for it without a notice to the program, in milliseconds. */
export const NOTICE_MS = 300;

/** The archive with Python's standard library could not be fetched. */
export class LibraryUnavailable extends Error {
  override name = 'PythonUnavailable';
}

/**
 * Python's standard library, which a Python restored from a snapshot does not need until a program runs:
 * it comes while the learner reads.
 */
export class StandardLibrary {
  #address: string;
  // The worker's own, which programs must not reach.
  #fetch = globalThis.fetch.bind(globalThis);
  #bytes: Promise<Uint8Array> | null = null;
  #arrival: Arrival = { bytes: 0, size: null };
  #onArrival: (arrival: Arrival) => void = () => {};

  constructor(address: string) {
    this.#address = address;
  }

  /** Begins to fetch it, once. */
  sendFor(): Promise<Uint8Array> {
    this.#bytes ??= this.#download();
    this.#bytes.catch(() => {
      this.#bytes = null;
    });
    return this.#bytes;
  }

  /** Waits for it and puts it in its place; throws LibraryUnavailable, and the next call tries again. */
  async installInto(python: PyodideInterface, report: (progress: Progress) => void): Promise<void> {
    const reportArrival = (arrival: Arrival) =>
      report({ name: 'Python', loaded: 0, total: 1, ...arrival });
    const notice = setTimeout(() => {
      reportArrival(this.#arrival);
      this.#onArrival = throttled(reportArrival);
    }, NOTICE_MS);
    try {
      const bytes = await this.sendFor();
      python.FS.writeFile(PLACE, bytes, { canOwn: true });
    } finally {
      clearTimeout(notice);
      this.#onArrival = () => {};
    }
  }

  async #download(): Promise<Uint8Array> {
    const onArrival = (arrival: Arrival) => {
      this.#arrival = arrival;
      this.#onArrival(arrival);
    };
    const bytes = await bytesAlive(this.#address, {}, this.#fetch, onArrival).catch((error) => {
      throw new LibraryUnavailable(String(error));
    });
    return new Uint8Array(bytes);
  }
}
