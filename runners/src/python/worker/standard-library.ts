import type { PyodideInterface } from 'pyodide';
import { type Arrival, bytesAlive } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { throttled } from './packages.ts';

/** The file in which Python looks for its library. */
const PLACE = '/lib/python313.zip';
/** The code with which a file system refuses to read a file (EIO of the runtime). */
const CANNOT_READ = 29;

/** Time to wait for it without a notice to the program, in milliseconds. */
export const NOTICE_MS = 300;

/** The archive with Python's standard library could not be fetched. */
export class LibraryUnavailable extends Error {
  override name = 'PythonUnavailable';
}

/** A file in the memory of the runtime, and the function that runs when it is opened. */
interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: { open?: () => void };
}
interface FileSystem {
  writeFile(path: string, bytes: Uint8Array): void;
  lookupPath(path: string): { node: FileNode };
  ErrnoError: new (code: number) => Error;
}

/**
 * Python's standard library. After a start from a snapshot, most programs do not need it: it is fetched after the first
 * program, or before one that imports a module that is not in memory.
 */
export class StandardLibrary {
  #address: string;
  // The worker's own, which programs must not reach.
  #fetch = globalThis.fetch.bind(globalThis);
  #Request = globalThis.XMLHttpRequest;
  #files: FileSystem;
  #node: FileNode;
  #bytes: Promise<Uint8Array> | null = null;
  #ending = new AbortController();
  #arrival: Arrival = { bytes: 0, size: null };
  #onArrival: (arrival: Arrival) => void = () => {};
  /** The reason why a program did not get it; null if none asked in vain. */
  problem: LibraryUnavailable | null = null;

  /** Puts an empty file in its place. A program that opens it unforeseen waits until all of it has come. */
  constructor(python: PyodideInterface, address: string) {
    this.#address = address;
    this.#files = python.FS as unknown as FileSystem;
    this.#files.writeFile(PLACE, new Uint8Array());
    this.#node = this.#files.lookupPath(PLACE).node;
    const operations = this.#node.stream_ops;
    this.#node.stream_ops = {
      ...operations,
      open: () => {
        if (!this.isThere) this.#fetchNow();
      },
    };
  }

  get isThere(): boolean {
    return this.#node.usedBytes > 0;
  }

  /** Begins to fetch it, once, and puts it in its place. */
  sendFor(): Promise<Uint8Array> {
    this.#bytes ??= this.#download();
    this.#bytes.catch(() => {
      this.#bytes = null;
    });
    return this.#bytes;
  }

  /** Waits until it is in its place; throws LibraryUnavailable, and the next call tries again. */
  async complete(report: (progress: Progress) => void): Promise<void> {
    if (this.isThere) return;
    const reportArrival = (arrival: Arrival) =>
      report({ name: 'Python', loaded: 0, total: 1, ...arrival });
    const notice = setTimeout(() => {
      reportArrival(this.#arrival);
      this.#onArrival = throttled(reportArrival);
    }, NOTICE_MS);
    try {
      await this.sendFor();
    } finally {
      clearTimeout(notice);
      this.#onArrival = () => {};
    }
  }

  #put(bytes: Uint8Array): void {
    this.#node.contents = bytes;
    this.#node.usedBytes = bytes.length;
  }

  async #download(): Promise<Uint8Array> {
    const onArrival = (arrival: Arrival) => {
      this.#arrival = arrival;
      this.#onArrival(arrival);
    };
    this.#ending = new AbortController();
    const by: typeof fetch = (address, init) =>
      this.#fetch(address, {
        ...init,
        signal: AbortSignal.any([this.#ending.signal, ...(init?.signal ? [init.signal] : [])]),
      });
    const fetched = await bytesAlive(this.#address, {}, by, onArrival).catch((error) => {
      throw new LibraryUnavailable(String(error));
    });
    const bytes = new Uint8Array(fetched);
    if (!this.isThere) this.#put(bytes);
    return bytes;
  }

  /** Fetches it while the program waits: it cannot be suspended here. A request under way would be waited for in vain. */
  #fetchNow(): void {
    this.#ending.abort();
    try {
      const request = new this.#Request();
      request.open('GET', this.#address, false);
      request.responseType = 'arraybuffer';
      request.send();
      if (request.status !== 200) throw new Error(`answered with ${request.status}`);
      this.#put(new Uint8Array(request.response));
    } catch (error) {
      this.problem = new LibraryUnavailable(String(error));
      throw new this.#files.ErrnoError(CANNOT_READ);
    }
  }
}
