import type { PyodideInterface } from 'pyodide';
import { PYTHON_HOME } from '../worker/environment.ts';
import type { SqliteEngine } from '../worker/sqlite/engine.ts';

/** The Python modules of the harness, beside this file. */
export const HARNESS_MODULES = [
  'restore_snapshot',
  'event_loop',
  'near_names',
  'clues',
  'failure',
  'fresh',
  'hints',
  'imports',
  'program_text',
  'program_data',
  'answer_text',
  'cases',
  'checked_run',
  'check',
  'drawing',
  'entries',
  'password_hashing',
  'plots',
  'program',
  'record',
  'record_values',
  'variables',
  'session',
] as const;
/** The modules of our `sqlite3`, in the folder sqlite3. */
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
/** The modules of our `turtle`, in the folder turtle. */
export const TURTLE_MODULES = [
  '__init__',
  'colours',
  'geometry',
  'looks',
  'navigator',
  'paper',
  'pen',
  'raw',
  'screen',
] as const;
/** The modules of `codivia`, which loads models of the AI lab, in the folder codivia. */
export const CODIVIA_MODULES = ['__init__', 'examples', 'features', 'reading', 'verdict'] as const;
export type Sources<Name extends string> = Record<Name, string>;
/** The sources of the harness, which a snapshot of Python holds already. */
export interface HarnessSources {
  harness: Sources<(typeof HARNESS_MODULES)[number]>;
}
/** The sources of the modules that programs import. */
export interface LibrarySources {
  sqlite3: Sources<(typeof SQLITE3_MODULES)[number]>;
  turtle: Sources<(typeof TURTLE_MODULES)[number]>;
  codivia: Sources<(typeof CODIVIA_MODULES)[number]>;
}

const FOLDER = '/harness';
/** Beside the standard library, where Python would have the modules if they were in the archive. */
const LIBRARY = '/lib/python3.13';
const PACKAGE = 'codivia_harness';

/**
 * The functions by which a program asks the page, and a check reports to it; see program.py and check.py. Python calls
 * them, hence the style of their names.
 */
export interface Host {
  /** `hidden`: the input must not be shown. */
  ask(hidden: boolean): string | undefined;
  /** Returns the seed of random; undefined leaves it to chance. */
  seed(): number | undefined;
  pause(milliseconds: number): boolean;
  picture(png: Uint8Array<ArrayBuffer>): void;
  /** Receives JSON of the result that a check has found so far. */
  found(json: string): void;
  /** Receives JSON of the program's drawing with turtle, DrawingCommand[]. */
  draw(json: string): void;
  /**
   * Waits; returns JSON of the DrawingEvent[] that arrived meanwhile, or an empty text. Undefined when the program is
   * stopped.
   */
  events(milliseconds: number): string | undefined;
  /** Drawings should appear at once, without motion. */
  reduced_motion(): boolean;
  /** Tells whether events can arrive. */
  receives_events(): boolean;
  /** JSON of a Recording. */
  recorded(json: string): void;
}

/** Gives a program a SQLite of its own; undefined when SQLite is not loaded. */
export type StartSqlite = () => SqliteEngine | undefined;

/** Session of session.py; `run`, `read`, `enter` and `check` answer JSON. */
export interface Session {
  read(source: string): string;
  run(source: string, record?: boolean): string;
  enter(text: string, fresh?: boolean): string;
  /** `files` is JSON of CheckFile[]. */
  check(source: string, check: string, files?: string): string;
  /** JSON of the ListedVariables of the program that runs, or ran last; empty when they cannot be looked at. */
  variables(): string;
  /** Tells whether one of the programs needs the standard library; both are JSON of texts. */
  needs_library(sources: string, beside: string): boolean;
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

function writeModules(python: PyodideInterface, folder: string, sources: Sources<string>): void {
  python.FS.mkdirTree(folder);
  for (const [name, source] of Object.entries(sources)) {
    python.FS.writeFile(`${folder}/${name}.py`, source);
  }
}

/** Puts our own modules beside the standard library, where programs import them. */
export function writeOwnLibrary(python: PyodideInterface, sources: LibrarySources): void {
  writeModules(python, `${LIBRARY}/sqlite3`, sources.sqlite3);
  writeModules(python, `${LIBRARY}/turtle`, sources.turtle);
  writeModules(python, `${LIBRARY}/codivia`, sources.codivia);
}

/** Tells whether Python holds the harness: it was restored from a snapshot, or has imported it. */
export const holdsHarness = (python: PyodideInterface): boolean => python.globals.has(KEPT);

/** Begins a session with the harness that Python holds; without our own library. */
export function beginSession(
  python: PyodideInterface,
  startSqlite: StartSqlite,
  host?: Host,
): Session {
  const module = python.globals.get(KEPT);
  python.globals.delete(KEPT);
  const session = module.Session(PYTHON_HOME, startSqlite, host);
  module.destroy();
  return session;
}

/** Begins a session in which programs have our own library too. */
export function loadHarness(
  python: PyodideInterface,
  sources: HarnessSources & LibrarySources,
  startSqlite: StartSqlite,
  host?: Host,
): Session {
  writeOwnLibrary(python, sources);
  if (!holdsHarness(python)) importHarness(python, sources);
  return beginSession(python, startSqlite, host);
}
