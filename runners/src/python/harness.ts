import type { PyodideInterface } from 'pyodide';

/** The Python modules of the harness, in src/python. */
export const HARNESS_MODULES = [
  'event_loop',
  'failure',
  'fresh',
  'program_text',
  'checked_run',
  'check',
  'plots',
  'program',
  'session',
] as const;
export type HarnessSources = Record<(typeof HARNESS_MODULES)[number], string>;

/** Where programs run and write their files; emptied after each. */
const HOME = '/home/pyodide';
const FOLDER = '/harness';
const PACKAGE = 'codivia_harness';

/** What a program may ask of the page; see program.py. Seen from Python, hence the names. */
export interface Host {
  can_ask: boolean;
  ask(): string | undefined;
  pause(milliseconds: number): boolean;
  picture(png: Uint8Array<ArrayBuffer>): void;
}

/** Session of session.py; `run` and `check` answer JSON. */
export interface Session {
  run(source: string): string;
  check(source: string, check: string): string;
  tidy(): void;
  packages_arrived(): void;
}

/** Loads the harness, then hides it: programs can neither import nor read it. */
export function loadHarness(
  python: PyodideInterface,
  sources: HarnessSources,
  host?: Host,
): Session {
  python.FS.mkdirTree(`${FOLDER}/${PACKAGE}`);
  const files = ['__init__', ...HARNESS_MODULES] as const;
  for (const name of files) {
    const source = name === '__init__' ? '' : sources[name];
    python.FS.writeFile(`${FOLDER}/${PACKAGE}/${name}.py`, source);
  }
  const locals = python.toPy({ folder: FOLDER, package: PACKAGE, home: HOME });
  if (host) locals.set('host', host);
  const session = python.runPython(
    `
import importlib, shutil, sys
sys.path.insert(0, folder)
module = importlib.import_module(package + ".session")
sys.path.remove(folder)
sys.path_importer_cache.pop(folder, None)
for name in [name for name in sys.modules if name.partition(".")[0] == package]:
    del sys.modules[name]
shutil.rmtree(folder)
module.Session(home, globals().get("host"))
`,
    { globals: locals },
  );
  locals.destroy();
  return session;
}
