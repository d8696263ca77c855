import type { PyodideInterface } from 'pyodide';
import { PYTHON_HOME } from './environment.ts';
import type { SqliteEngine } from './sqlite/engine.ts';

/** The Python modules of the harness, in src/python. */
export const HARNESS_MODULES = [
  'restore_snapshot',
  'event_loop',
  'failure',
  'fresh',
  'program_text',
  'program_data',
  'answer_text',
  'cases',
  'checked_run',
  'check',
  'password_hashing',
  'plots',
  'program',
  'record',
  'record_values',
  'session',
] as const;
/** The modules of our `sqlite3`, in src/python/sqlite3. */
export const SQLITE3_MODULES = [
  '__init__',
  'adapters',
  'connection',
  'cursor',
  'engine',
  'errors',
  'row',
  'statement',
] as const;
export type Sources<Name extends string> = Record<Name, string>;
export interface HarnessSources {
  harness: Sources<(typeof HARNESS_MODULES)[number]>;
  sqlite3: Sources<(typeof SQLITE3_MODULES)[number]>;
}

const FOLDER = '/harness';
/** Beside the standard library, where Python would have the module if it were in the archive. */
const SQLITE3_FOLDER = '/lib/python3.13/sqlite3';
const PACKAGE = 'codivia_harness';

/** What a program may ask of the page, and what a check tells it; see program.py and check.py. Seen from Python, hence the names. */
export interface Host {
  ask(): string | undefined;
  /** What fixes random; undefined leaves it to chance. */
  seed(): number | undefined;
  pause(milliseconds: number): boolean;
  picture(png: Uint8Array<ArrayBuffer>): void;
  /** JSON of what a check has found so far. */
  found(json: string): void;
  /** JSON of a Recording. */
  recorded(json: string): void;
}

/** Gives a program a SQLite of its own; undefined when SQLite is not loaded. */
export type StartSqlite = () => SqliteEngine | undefined;

/** Session of session.py; `run` and `check` answer JSON. */
export interface Session {
  run(source: string, record?: boolean): string;
  check(source: string, check: string): string;
  tidy(): void;
  packages_arrived(): void;
}

/** Under this name Python keeps the imported harness until a session begins. */
const KEPT = 'codivia_harness';

/** Imports the harness and hides it: programs can neither import nor read it. */
export function importHarness(python: PyodideInterface, sources: HarnessSources): void {
  python.FS.mkdirTree(`${FOLDER}/${PACKAGE}`);
  const files = ['__init__', ...HARNESS_MODULES] as const;
  for (const name of files) {
    const source = name === '__init__' ? '' : sources.harness[name];
    python.FS.writeFile(`${FOLDER}/${PACKAGE}/${name}.py`, source);
  }
  const locals = python.toPy({ folder: FOLDER, package: PACKAGE });
  const module = python.runPython(
    `
import importlib, shutil, sys
sys.path.insert(0, folder)
module = importlib.import_module(package + ".session")
sys.path.remove(folder)
sys.path_importer_cache.pop(folder, None)
for name in [name for name in sys.modules if name.partition(".")[0] == package]:
    del sys.modules[name]
shutil.rmtree(folder)
module
`,
    { globals: locals },
  );
  python.globals.set(KEPT, module);
  module.destroy();
  locals.destroy();
}

/** Begins a session with the harness, which is imported first unless Python holds it already. */
export function loadHarness(
  python: PyodideInterface,
  sources: HarnessSources,
  startSqlite: StartSqlite,
  host?: Host,
): Session {
  if (!python.globals.has(KEPT)) importHarness(python, sources);
  const module = python.globals.get(KEPT);
  python.globals.delete(KEPT);
  python.FS.mkdirTree(SQLITE3_FOLDER);
  for (const name of SQLITE3_MODULES) {
    python.FS.writeFile(`${SQLITE3_FOLDER}/${name}.py`, sources.sqlite3[name]);
  }
  const session = module.Session(PYTHON_HOME, startSqlite, host);
  module.destroy();
  return session;
}
