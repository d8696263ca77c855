import type { PyodideInterface } from 'pyodide';
import { closestName } from '../../files/closest-name.ts';
import type { Failure, RunFile } from '../../runner.ts';
import { PYTHON_HOME } from './environment.ts';

/**
 * Limits of the files that a program may leave in its folder: their number, and the bytes of one and of all together.
 */
export const MAX_WRITTEN_FILES = 100;
export const MAX_WRITTEN_BYTES = 5_000_000;
const MAX_WRITTEN_TOTAL = 50_000_000;
const MAX_DEPTH = 5;

/** The changes that a program has made in its folder. */
export interface FolderChanges {
  written: RunFile[];
  deleted: string[];
  /** Files that are too large, or too many, to be kept. */
  dropped: string[];
}

/**
 * Pyodide's types contain a part of Emscripten's functions
 * (https://emscripten.org/docs/api_reference/Filesystem-API.html).
 */
type Fs = PyodideInterface['FS'] & {
  readFile(path: string): Uint8Array<ArrayBuffer>;
  lstat(path: string): { mode: number };
};

const MISSING = /No such file or directory: '(.+)'$/;

/** Returns a failure because of a missing file with the name that was probably meant; any other as it is. */
export function withClosestFile(failure: Failure, names: readonly string[]): Failure {
  const wanted = MISSING.exec(failure.message)?.[1];
  if (failure.type !== 'FileNotFoundError' || wanted === undefined) return failure;
  const closest = closestName(wanted.replace(`${PYTHON_HOME}/`, ''), names);
  if (!closest) return failure;
  return { ...failure, message: `${failure.message} (${closest.by}: ${closest.name})` };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/**
 * The folder in which programs run: it holds the files of the project, and files that a program writes are read from
 * it.
 */
export class ProgramFolder {
  #fs: Fs;
  #initialFiles = new Map<string, Uint8Array>();

  constructor(python: PyodideInterface) {
    this.#fs = python.FS as Fs;
  }

  /** Puts files into the folder, which is empty before each program. */
  put(files: readonly RunFile[]): void {
    this.#initialFiles = new Map(files.map(({ name, data }) => [name, data]));
    for (const { name, data } of files) {
      const path = `${PYTHON_HOME}/${name}`;
      this.#fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.#fs.writeFile(path, data);
    }
  }

  /** Returns the files that the program has written and deleted since. */
  changes(): FolderChanges {
    const changes: FolderChanges = { written: [], deleted: [], dropped: [] };
    const names = this.#namesIn('', 0);
    let total = 0;
    for (const name of names) {
      const path = `${PYTHON_HOME}/${name}`;
      const { size } = this.#fs.stat(path);
      total += size;
      const isTooMuch =
        size > MAX_WRITTEN_BYTES ||
        total > MAX_WRITTEN_TOTAL ||
        changes.written.length >= MAX_WRITTEN_FILES;
      if (isTooMuch) {
        changes.dropped.push(name);
        continue;
      }
      const before = this.#initialFiles.get(name);
      const data = this.#fs.readFile(path);
      if (!before || !isSame(before, data)) changes.written.push({ name, data });
    }
    const there = new Set(names);
    changes.deleted = [...this.#initialFiles.keys()].filter((name) => !there.has(name));
    return changes;
  }

  /** Lists the files of a folder, without Python's compiled files and hidden files. */
  #namesIn(folder: string, depth: number): string[] {
    if (depth > MAX_DEPTH) return [];
    const entries: string[] = this.#fs.readdir(`${PYTHON_HOME}/${folder}`);
    return entries
      .filter((entry) => !entry.startsWith('.') && entry !== '__pycache__')
      .slice(0, 10 * MAX_WRITTEN_FILES)
      .flatMap((entry) => {
        const name = folder + entry;
        const { mode } = this.#fs.lstat(`${PYTHON_HOME}/${name}`);
        if (this.#fs.isDir(mode)) return this.#namesIn(`${name}/`, depth + 1);
        return this.#fs.isFile(mode) ? [name] : [];
      });
  }
}
