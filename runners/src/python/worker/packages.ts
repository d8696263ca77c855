import type { PyodideInterface } from 'pyodide';
import { type Arrival, bytesAlive, Stalled } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';

/** A library that the program imports could not be loaded. */
export class PackagesUnavailable extends Error {
  override name = 'PackagesUnavailable';
}

/** Nothing came of a library any more. */
export class PackagesStalled extends Error {
  override name = 'PackagesStalled';
}

/**
 * Makes the error that a program gets for libraries that could not be loaded, and logs the operator's setting in the
 * console.
 *
 * @param error why the last of them did not come
 */
export function didNotCome(names: string, error: unknown, setting: string): Error {
  console.warn(`${names} did not come (${setting}):`, String(error));
  return error instanceof Stalled ? new PackagesStalled(names) : new PackagesUnavailable(names);
}

// Kept from before the worker is closed.
const { Response: OwnResponse } = globalThis;

/** Minimum time between two reports of progress, in milliseconds. */
const PAUSE_MS = 100;

/** Reports the arrived part of a file, not more often than somebody can read it. */
export function throttled(
  report: (arrival: Arrival) => void,
  now: () => number = performance.now.bind(performance),
): (arrival: Arrival) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (arrival) => {
    if (now() - last < PAUSE_MS) return;
    last = now();
    report(arrival);
  };
}

/** `numpy` of `numpy-2.2.5-cp313-….whl`. */
function packageOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}

/** Loads the libraries that programs import, from the folder set for them and from nowhere else. */
export class PackageLoader {
  #python: PyodideInterface;
  #base: string;
  #fetch: typeof fetch;

  /** `base`: see Boot. Keeps the worker's `fetch`, which programs must not reach. */
  constructor(python: PyodideInterface, base: string, realFetch: typeof fetch) {
    this.#python = python;
    this.#base = base;
    this.#fetch = realFetch;
  }

  /**
   * Loads the libraries that the source imports and that are not loaded yet from the folder `packages`; returns whether
   * any arrived. Throws PackagesUnavailable, or PackagesStalled, with their names, when some could not be loaded.
   */
  async load(
    source: string,
    packages: string | null,
    report: (progress: Progress) => void,
  ): Promise<boolean> {
    const files = { requested: new Set<string>(), arrived: new Set<string>() };
    let problem: unknown;
    const reportArrival = (file: string, arrival: Arrival) =>
      report({
        name: packageOf(file),
        loaded: files.arrived.size,
        total: files.requested.size,
        ...arrival,
      });
    const guarded = async (address: string | URL | Request, init?: RequestInit) => {
      const file = String(address).slice(this.#base.length);
      if (!String(address).startsWith(this.#base) || !/^[\w.+-]+\.(whl|zip)$/.test(file)) {
        throw new TypeError(`Not a library: ${address}`);
      }
      files.requested.add(file);
      let last: Arrival = { bytes: 0, size: null };
      reportArrival(file, last);
      try {
        if (packages === null) throw new TypeError('Nobody knows where libraries are');
        const answer = await this.#download(packages + file, init, (arrival) => {
          last = arrival;
          reportArrival(file, arrival);
        });
        files.arrived.add(file);
        reportArrival(file, last);
        return answer;
      } catch (error) {
        problem = error;
        throw error;
      }
    };
    // The runtime fetches by this name; it exists only while it does, and no program runs meanwhile.
    Object.defineProperty(globalThis, 'fetch', { value: guarded, configurable: true });
    try {
      const quiet = { messageCallback: () => {}, errorCallback: () => {}, checkIntegrity: true };
      const loaded = await this.#python.loadPackagesFromImports(source, quiet);
      const missing = [...files.requested]
        .filter((file) => !files.arrived.has(file))
        .map(packageOf);
      if (missing.length > 0)
        throw didNotCome(missing.sort().join(', '), problem, `PYTHON_PACKAGES_URL: ${packages}`);
      return loaded.length > 0;
    } finally {
      Reflect.deleteProperty(globalThis, 'fetch');
    }
  }
  /**
   * Fetches a file whole. A browser that verifies it itself shows nothing of it before it is complete, so the checksum is
   * compared here where the page can compute one.
   */
  async #download(
    address: string,
    { integrity, ...init }: RequestInit = {},
    onArrival: (arrival: Arrival) => void,
  ): Promise<Response> {
    const request: RequestInit = { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' };
    const bytes = await bytesAlive(address, request, this.#fetch, throttled(onArrival));
    if (!integrity) return new OwnResponse(bytes);
    // Pages without https compute no hash: there the browser compares it with its cached file.
    if (!crypto.subtle) return this.#fetch(address, { ...request, integrity });
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    if (integrity !== `sha256-${btoa(String.fromCharCode(...digest))}`)
      throw new TypeError(`${address} is another file than the one that was built with`);
    return new OwnResponse(bytes);
  }
}
