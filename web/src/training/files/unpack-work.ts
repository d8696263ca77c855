import { sameFileKey } from '@codivia/contract/file-names';
import { FILE_MAX_BYTES, PROJECT_FILES_MAX } from '@codivia/contract/project-files';
import {
  lengthOf,
  MAX_WORK_CHARACTERS,
  ROOM_FILES,
  type RoomFiles,
  type RoomKind,
} from '@codivia/contract/rooms';
import { strFromU8, unzipSync } from 'fflate';
import type { NewFile } from './file-store.ts';
import { type FileProblem, takeContent } from './take-file.ts';

/** Why a zip is not opened at all. */
export type ZipProblem =
  | 'not_a_zip'
  | 'zip_too_large'
  /** It holds more, or unpacks to more, than a work may have. */
  | 'zip_bomb'
  /** The program itself is not in it. */
  | 'no_code'
  | 'code_too_long';

/** What a zip may add to its files: names, dates and the program. */
const ZIP_OVERHEAD = 2_000_000;
/** More entries than this, folders included, no work has. */
const MAX_ENTRIES = 3 * PROJECT_FILES_MAX;
/** No picture, sound or text of some length packs better than this; what does was made to fill the memory. */
const MAX_RATIO = 500;
const LONG = 100_000;

/** What systems put into zips, and what `packWork` adds to a game. */
const LEFT_OUT = /(^|\/)(__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;
const ADDED_TO_GAMES = /^(index\.html|p5(\.sound)?(\.min)?\.js)$/i;

export interface Unpacked {
  code: RoomFiles;
  files: NewFile[];
  problems: { problem: FileProblem; name: string }[];
}

type Contents = Record<string, Uint8Array>;

class Refused extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The contents of a zip by name, without folders. What it says of itself is looked at before anything is unpacked. */
function contentsOf(zip: Uint8Array, limit: number): Contents {
  let count = 0;
  let total = 0;
  return unzipSync(zip, {
    filter: ({ name, size, originalSize }) => {
      total += originalSize;
      count++;
      const isBomb = originalSize > LONG && originalSize > size * MAX_RATIO;
      if (isBomb || count > MAX_ENTRIES || total > limit + ZIP_OVERHEAD)
        throw new Refused('zip_bomb');
      return !name.endsWith('/') && !LEFT_OUT.test(name) && originalSize <= FILE_MAX_BYTES + 1;
    },
  });
}

/** Without the one folder that everything is in, as GitHub and others pack. */
function withoutFolder(contents: Contents): Contents {
  const names = Object.keys(contents);
  const folder = names[0]?.match(/^[^/]+\//)?.[0];
  if (!folder || !names.every((name) => name.startsWith(folder))) return contents;
  return Object.fromEntries(
    Object.entries(contents).map(([name, one]) => [name.slice(folder.length), one]),
  );
}

/** The program's own files; the only Python file is the program whatever it is called. */
function codeIn(kind: RoomKind, contents: Contents): RoomFiles {
  const names = Object.keys(contents);
  const python = names.filter((name) => /^[^/]+\.py$/.test(name));
  if (kind === 'python' && !names.includes('main.py') && python.length === 1) {
    const [only = ''] = python;
    contents['main.py'] = contents[only] ?? new Uint8Array();
    delete contents[only];
  }
  const own: readonly string[] = ROOM_FILES[kind];
  const [first = ''] = own;
  if (!contents[first]) throw new Refused('no_code');
  const code = Object.fromEntries(
    own.map((name) => [name, strFromU8(contents[name] ?? new Uint8Array())]),
  );
  if (lengthOf(code) > MAX_WORK_CHARACTERS) throw new Refused('code_too_long');
  for (const name of own) delete contents[name];
  return code;
}

function unpacked(zip: Uint8Array, kind: RoomKind, limit: number): Unpacked {
  const contents = withoutFolder(contentsOf(zip, limit));
  const code = codeIn(kind, contents);
  const result: Unpacked = { code, files: [], problems: [] };
  for (const [name, content] of Object.entries(contents)) {
    if (kind === 'game' && ADDED_TO_GAMES.test(sameFileKey(name))) continue;
    const files = result.files.map((file) => ({ name: file.name, size: file.content.length }));
    const taken = takeContent(name, new Uint8Array(content), { kind, files, limit });
    if ('file' in taken) result.files.push(taken.file);
    else result.problems.push(taken);
  }
  return result;
}

/** Unpacks a work: its program and the files beside it, or why that cannot be. `limit`: bytes of all its files. */
export async function unpackWork(
  file: Blob,
  kind: RoomKind,
  limit: number,
): Promise<Unpacked | { problem: ZipProblem }> {
  if (file.size > limit + ZIP_OVERHEAD) return { problem: 'zip_too_large' };
  try {
    return unpacked(new Uint8Array(await file.arrayBuffer()), kind, limit);
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'not_a_zip' };
  }
}
