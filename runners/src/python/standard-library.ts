import type { PyodideInterface } from 'pyodide';
import { bytesAlive } from '../fetch-alive.ts';

/** Where Python looks for its library. */
const PLACE = '/lib/python313.zip';

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
  async installInto(python: PyodideInterface): Promise<void> {
    const bytes = await this.sendFor();
    python.FS.writeFile(PLACE, bytes, { canOwn: true });
  }

  async #download(): Promise<Uint8Array> {
    const bytes = await bytesAlive(this.#address, {}, this.#fetch).catch((error) => {
      throw new LibraryUnavailable(String(error));
    });
    return new Uint8Array(bytes);
  }
}
