import { FILE_MAX_BYTES, PROJECT_FILES_MAX } from '@codivia/contract/files/project-files';
import {
  lengthOf,
  MAX_WORK_CHARACTERS,
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import { MODEL_SCRIPT_FILE, modelScriptTag } from '@codivia/runners/models/program/model-script';
import { PACKAGE_FOLDER } from '@codivia/runners/models/python-folder';
import { unwrappedPage } from '@codivia/runners/web/local-page';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import type { NewFile } from './file-store.ts';
import {
  type Contents,
  findProgram,
  LIBRARY,
  nameSeenFrom,
  scriptOrder,
  seenFrom,
  textIn,
} from './find-program.ts';
import { turnsOf } from './script-turns.ts';
import { type Converted, type FileProblem, takeForeign } from './take-file.ts';

/** The reason why a zip is not opened at all. */
export type ZipProblem =
  | 'not_a_zip'
  | 'zip_too_large'
  /** It holds more, or unpacks to more, than a work may have. */
  | 'zip_bomb'
  /** The program itself is not in it. */
  | 'no_code'
  | 'code_too_long';

/** The size that a zip may add to its files: names, dates and the program. */
const ZIP_OVERHEAD = 2_000_000;
/** Maximum number of entries, folders included: no work has more. */
const MAX_ENTRIES = 3 * PROJECT_FILES_MAX;
/**
 * Maximum ratio of compression: no picture, sound or longer text compresses better; a zip that does was made to fill
 * the memory.
 */
const MAX_RATIO = 500;
const LONG = 100_000;

/** The files that operating systems put into zips, and those that `packWork` adds to a game. */
const LEFT_OUT =
  /(^|[/\\])(__MACOSX[/\\]|__pycache__[/\\]|node_modules[/\\]|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

export interface Unpacked {
  code: ProgramFiles;
  files: NewFile[];
  problems: { problem: FileProblem; name: string }[];
  converted: Converted[];
}

class Refused extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The contents of a zip by name, without folders. Its own figures are checked before anything is unpacked. */
function contentsOf(zip: Uint8Array, limit: number): Contents {
  let count = 0;
  let total = 0;
  const unzipped = unzipSync(zip, {
    filter: ({ name, size, originalSize }) => {
      if (LEFT_OUT.test(name)) return false;
      total += originalSize;
      count++;
      const isBomb = originalSize > LONG && originalSize > size * MAX_RATIO;
      if (isBomb || count > MAX_ENTRIES || total > limit + ZIP_OVERHEAD)
        throw new Refused('zip_bomb');
      return !/[/\\]$/.test(name) && originalSize <= FILE_MAX_BYTES + 1;
    },
  });
  // Some programs of Windows write folders with a backslash.
  return Object.fromEntries(
    Object.entries(unzipped).map(([name, content]) => [name.replaceAll('\\', '/'), content]),
  );
}

/** Takes out of the files of a page what only a saved folder needs to load models. */
function removeModelScript(contents: Contents): void {
  if (!contents[MODEL_SCRIPT_FILE]) return;
  delete contents[MODEL_SCRIPT_FILE];
  for (const [name, content] of Object.entries(contents)) {
    if (!/\.html?$/i.test(name)) continue;
    contents[name] = strToU8(strFromU8(content).replace(modelScriptTag(name), ''));
  }
}

/** Returns the program's own files, and removes them from the contents. */
function codeIn(
  kind: ProgramKind,
  program: string,
  contents: Contents,
  names: readonly string[],
): ProgramFiles {
  const [first = '', ...usual] = PROGRAM_FILES[kind] as readonly string[];
  const modules = names.filter((name) => kind === 'python' && name !== first && contents[name]);
  const others = [...usual, ...modules];
  // Beside a program with another name, the room's usual name is that of another file.
  const own = [
    [first, program.slice(program.lastIndexOf('/') + 1)],
    ...others.map((name) => [name, name]),
  ];
  const code = Object.fromEntries(
    own.map(([name = '', entryName = '']) => [name, textIn(contents[entryName])]),
  );
  if (lengthOf(code) > MAX_WORK_CHARACTERS) throw new Refused('code_too_long');
  for (const [, entryName = ''] of own) delete contents[entryName];
  if (kind === 'web') {
    removeModelScript(contents);
    code[first] = unwrappedPage((code[first] ?? '').replace(modelScriptTag(first), ''));
  }
  return code;
}

/** Tells whether a file was added to the zip of a game: the page itself, or p5. */
const isAddedToGame = (name: string) => /^index\.html?$/i.test(name) || LIBRARY.test(name);

function unpacked(
  zip: Uint8Array,
  kind: ProgramKind,
  limit: number,
  names: readonly string[],
): Unpacked {
  const all = contentsOf(zip, limit);
  const program = findProgram(kind, all);
  if (program === undefined) throw new Refused('no_code');
  const contents = seenFrom(program, all);
  const order = kind === 'game' ? scriptOrder(all, program) : [];
  const turns = turnsOf(order.map((name) => nameSeenFrom(program, name)));
  const code = codeIn(kind, program, contents, names);
  const result: Unpacked = { code, files: [], problems: [], converted: [] };
  for (const [name, content] of Object.entries(contents)) {
    if (kind === 'game' && isAddedToGame(name)) continue;
    if (kind === 'python' && name.startsWith(PACKAGE_FOLDER)) continue;
    const files = result.files.map((file) => ({ name: file.name, size: file.content.length }));
    const taken = takeForeign(name, new Uint8Array(content), { kind, files, limit });
    if ('problem' in taken) result.problems.push(taken);
    else {
      const turn = turns.get(name);
      result.files.push(turn === undefined ? taken.file : { ...taken.file, turn });
      if (taken.converted) result.converted.push(taken.converted);
    }
  }
  return result;
}

/**
 * Unpacks a work: its program and the files beside it, or the reason why that is impossible. `limit`: bytes of all its
 * files. `names`: those of the files of its program, which may have modules.
 */
export async function unpackWork(
  file: Blob,
  kind: ProgramKind,
  limit: number,
  names: readonly string[] = [],
): Promise<Unpacked | { problem: ZipProblem }> {
  if (file.size > limit + ZIP_OVERHEAD) return { problem: 'zip_too_large' };
  try {
    return unpacked(new Uint8Array(await file.arrayBuffer()), kind, limit, names);
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'not_a_zip' };
  }
}
