import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import type { Reading } from '../../runner.ts';
import type { CheckFile, CheckVerdict } from '../protocol.ts';
import { SqliteEngine } from '../worker/sqlite/engine.ts';
import {
  CODIVIA_MODULES,
  HARNESS_MODULES,
  type HarnessSources,
  type Host,
  type LibrarySources,
  loadHarness,
  type Sources,
  SQLITE3_MODULES,
  type StartSqlite,
  TURTLE_MODULES,
} from './harness.ts';

export type CheckProgram = (
  source: string,
  check: string,
  files?: readonly CheckFile[],
) => CheckVerdict;

function read<const Name extends string>(folder: string, names: readonly Name[]): Sources<Name> {
  const sources = names.map((name) => [name, readFileSync(join(folder, `${name}.py`), 'utf8')]);
  return Object.fromEntries(sources);
}

/** The harness and our sqlite3 as they lie in this folder. */
export function readHarness(): HarnessSources & LibrarySources {
  const here = import.meta.dirname;
  return {
    harness: read(here, HARNESS_MODULES),
    sqlite3: read(join(here, 'sqlite3'), SQLITE3_MODULES),
    turtle: read(join(here, 'turtle'), TURTLE_MODULES),
    codivia: read(join(here, 'codivia'), CODIVIA_MODULES),
  };
}

/** The SQLite of the browser, read from its package at the first call. */
export function nodeSqlite(stopped: () => boolean = () => false): StartSqlite {
  let module: WebAssembly.Module | undefined;
  return () => {
    const file = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
    module ??= new WebAssembly.Module(readFileSync(file));
    return new SqliteEngine(module, stopped);
  };
}

/** A page without input, stop and events. */
export const SILENT_HOST: Host = {
  ask: () => undefined,
  seed: () => undefined,
  pause: () => false,
  picture: () => {},
  found: () => {},
  recorded: () => {},
  draw: () => {},
  events: () => '',
  reduced_motion: () => true,
  receives_events: () => false,
};

/**
 * Unpacks the library: each program imports again, and an archive cannot store compiled modules. The browser gets a
 * library that is compiled already.
 */
const UNPACK_LIBRARY = `
import sys, zipfile
archive, folder = "/lib/python313.zip", "/lib/python313"
zipfile.ZipFile(archive).extractall(folder)
sys.path[sys.path.index(archive)] = folder
`;

/** The real Python of the browser, started in Node, with the check harness loaded. */
export async function startPython(): Promise<CheckProgram> {
  const python = await loadPyodide();
  python.runPython(UNPACK_LIBRARY);
  const session = loadHarness(python, readHarness(), nodeSqlite());
  return (source, check, files = []) =>
    JSON.parse(session.check(source, check, JSON.stringify(files)));
}

/** Starts the real Python, to read programs, to run them, and to run lines that are typed after one. */
export async function startReader() {
  const session = loadHarness(await loadPyodide(), readHarness(), nodeSqlite(), SILENT_HOST);
  const tidied = (json: string): Reading => {
    session.tidy();
    return { hints: [], ...JSON.parse(json) };
  };
  return {
    read: (source: string): Reading => JSON.parse(session.read(source)),
    run: (source: string) => tidied(session.run(source)),
    enter: (source: string) => tidied(session.enter(source)),
  };
}
