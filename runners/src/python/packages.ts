import type { PyodideInterface } from 'pyodide';
import type { Progress } from '../runner.ts';

/** A library that the program imports could not be loaded. */
export class PackagesUnavailable extends Error {
  override name = 'PackagesUnavailable';
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
   * Loads what the source imports and is not loaded yet from the folder `packages`; returns whether
   * anything arrived. Throws PackagesUnavailable, naming them, when some could not be had.
   */
  async load(
    source: string,
    packages: string | null,
    report: (progress: Progress) => void,
  ): Promise<boolean> {
    const files = { requested: new Set<string>(), arrived: new Set<string>() };
    const guarded = async (address: string | URL | Request, init?: RequestInit) => {
      const file = String(address).slice(this.#base.length);
      if (!String(address).startsWith(this.#base) || !/^[\w.+-]+\.(whl|zip)$/.test(file)) {
        throw new TypeError(`Not a library: ${address}`);
      }
      files.requested.add(file);
      if (packages === null) throw new TypeError('Nobody knows where libraries are');
      const answer = await this.#fetch(packages + file, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (answer.ok) files.arrived.add(file);
      report({ name: packageOf(file), loaded: files.arrived.size, total: files.requested.size });
      return answer;
    };
    // The runtime fetches by this name; it exists only while it does, and no program runs meanwhile.
    Object.defineProperty(globalThis, 'fetch', { value: guarded, configurable: true });
    try {
      const quiet = { messageCallback: () => {}, errorCallback: () => {}, checkIntegrity: true };
      const arrived = await this.#python.loadPackagesFromImports(source, quiet);
      const missing = [...files.requested]
        .filter((file) => !files.arrived.has(file))
        .map(packageOf);
      if (missing.length > 0) throw new PackagesUnavailable(missing.sort().join(', '));
      return arrived.length > 0;
    } finally {
      Reflect.deleteProperty(globalThis, 'fetch');
    }
  }
}
