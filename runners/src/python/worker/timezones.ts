import type { PyodideInterface } from 'pyodide';
import { fetchAlive } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { didNotCome, throttled } from './packages.ts';

/** The time zone database, among the files of the runtime; made by build/make-timezones-cli.ts. */
export const TIMEZONES_FILE = 'timezones.json';

/** Compiled zones (TZif in base64) by name, and names that mean the same as another. */
export interface Timezones {
  version: string;
  zones: Record<string, string>;
  links: Record<string, string>;
}

/** The first place where Python looks for zones. */
const FOLDER = '/usr/share/zoneinfo';

/** Puts the zones where Python's zoneinfo finds them. */
export function writeTimezones(python: PyodideInterface, { zones, links }: Timezones): void {
  const write = (name: string, data: Uint8Array) => {
    const path = `${FOLDER}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, data);
  };
  const bytes = Object.fromEntries(
    Object.entries(zones).map(([name, data]) => [
      name,
      Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
    ]),
  );
  for (const [name, data] of Object.entries(bytes)) write(name, data);
  for (const [name, same] of Object.entries(links)) write(name, bytes[same] ?? new Uint8Array());
}

/** Fetches the time zones when a program first mentions them: most never do. */
export class TimezoneLoader {
  #python: PyodideInterface;
  #address: string;
  #fetch: typeof fetch;
  #isThere = false;

  /** `base`: see Boot. Keeps the worker's `fetch`, which programs must not reach. */
  constructor(python: PyodideInterface, base: string, realFetch: typeof fetch) {
    this.#python = python;
    this.#address = base + TIMEZONES_FILE;
    this.#fetch = realFetch;
  }

  /** Throws PackagesUnavailable or PackagesStalled when the source needs time zones and they could not be had. */
  async load(source: string, report: (progress: Progress) => void): Promise<void> {
    if (this.#isThere || !/\bzoneinfo\b/.test(source)) return;
    const progress = { name: 'zoneinfo', total: 1, loaded: 0 };
    report({ ...progress, bytes: 0, size: null });
    const onArrival = throttled((arrival) => report({ ...progress, ...arrival }));
    try {
      const answer = await fetchAlive(this.#address, {}, this.#fetch, onArrival);
      writeTimezones(this.#python, await answer.json());
    } catch (error) {
      throw didNotCome('zoneinfo', error, this.#address);
    }
    this.#isThere = true;
  }
}
