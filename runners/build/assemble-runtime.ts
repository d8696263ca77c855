import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'pyodide';
import { SQLITE_FILE } from '../src/python/worker/sqlite/sqlite-loader.ts';
import { TIMEZONES_FILE } from '../src/python/worker/timezones.ts';
import { allowedPackages } from './allowed-packages.ts';
import { compileLibrary } from './compile-library.ts';
import { withLazyExports } from './lazy-exports.ts';
import { makeSnapshot, SNAPSHOT_INPUTS } from './make-snapshot.ts';

const PYODIDE_FILES = [
  'pyodide.mjs',
  'pyodide.asm.js',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
] as const;

/**
 * The files that the browser loads, in the order in which it asks for them; it loads SQLite and time zones only for
 * programs that use them.
 */
export const RUNTIME_FILES = [...PYODIDE_FILES, SQLITE_FILE, TIMEZONES_FILE] as const;

const { resolve } = createRequire(import.meta.url);
const PYODIDE = dirname(resolve('pyodide/package.json'));
const SQLITE = resolve(`@sqlite.org/sqlite-wasm/${SQLITE_FILE}`);
const TIMEZONES = join(import.meta.dirname, '../src/python/worker', TIMEZONES_FILE);
const CACHE = join(dirname(PYODIDE), '.cache', 'codivia-python');
/** The inputs that decide the outcome: another Pyodide or another way of preparing it gets another address. */
const INPUTS = [
  join(PYODIDE, 'pyodide-lock.json'),
  join(PYODIDE, 'package.json'),
  SQLITE,
  TIMEZONES,
  join(import.meta.dirname, 'allowed-packages.ts'),
  join(import.meta.dirname, 'compile-library.ts'),
  join(import.meta.dirname, 'lazy-exports.ts'),
];

/** Eight letters that change with the content of the files. */
function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Names the runtime in addresses: `0.28.0-` and eight letters that change with its content. */
export function runtimeName(): string {
  return `${version}-${hashOf(INPUTS)}`;
}

/** Names the snapshot among the files of the runtime; it changes with the harness too. */
export function snapshotName(): string {
  return `snapshot-${hashOf([...INPUTS, ...SNAPSHOT_INPUTS])}.bin`;
}

/**
 * The folder with the files of the runtime, made at the first call (some seconds) and kept under
 * node_modules/.cache.
 */
export async function assembleRuntime(): Promise<string> {
  const folder = join(CACHE, runtimeName());
  if (existsSync(folder)) return folder;
  const library = await compileLibrary(readFileSync(join(PYODIDE, 'python_stdlib.zip')));
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const file of PYODIDE_FILES) cpSync(join(PYODIDE, file), join(draft, file));
  const loader = readFileSync(join(PYODIDE, 'pyodide.asm.js'), 'utf8');
  writeFileSync(join(draft, 'pyodide.asm.js'), withLazyExports(loader));
  cpSync(SQLITE, join(draft, SQLITE_FILE));
  const timezones = JSON.parse(readFileSync(TIMEZONES, 'utf8'));
  writeFileSync(join(draft, TIMEZONES_FILE), JSON.stringify(timezones));
  writeFileSync(join(draft, 'python_stdlib.zip'), library);
  const lock = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'));
  writeFileSync(join(draft, 'pyodide-lock.json'), JSON.stringify(allowedPackages(lock)));
  // Two builds at once both end well: the second finds the folder of the first.
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/**
 * The file with the memory of a started Python, made at the first call (a second) and kept beside the
 * runtime's folder.
 */
export async function assembleSnapshot(): Promise<string> {
  const file = join(CACHE, `${runtimeName()}-${snapshotName()}`);
  if (existsSync(file)) return file;
  const runtime = await assembleRuntime();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await makeSnapshot(runtime));
  renameSync(draft, file);
  return file;
}
