/** The rules of browser and server for the names of files beside a project's code (docs/product.md#project-files). */

import { PROGRAM_FILES, type ProgramKind } from '../programs/program.ts';
import {
  type FileFormat,
  FORMATS,
  ruleOfFormat,
  TEXT_EXTENSIONS,
  TEXT_TYPES,
} from './file-formats.ts';

/** Characters of one part of a name, between slashes: 240 bytes at most, which every file system takes. */
export const FILE_NAME_MAX_LENGTH = 60;
/** Characters of a whole name with its folders. */
export const FILE_PATH_MAX_LENGTH = 200;
/** Folders that a name may have. */
export const FILE_FOLDERS_MAX = 4;

/** The reason for which a name is refused. */
export type FileNameProblem =
  /** Nothing, or nothing between two slashes. */
  | 'empty'
  | 'too_long'
  | 'too_deep'
  /** Begins at a root: `/home/me/cat.png`, `C:\cat.png`. */
  | 'absolute'
  /** Leads out of the project: `../cat.png`. */
  | 'parent'
  /** A control or invisible character, or one that has a meaning in addresses or file systems. */
  | 'characters'
  /** Hidden (`.name`), ends with a point or blank, or a device of Windows. */
  | 'reserved'
  /** Ends like a kind of file that is not taken. */
  | 'extension';

/** Control characters, invisible ones, halves of characters, and private ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Characters with a meaning in addresses (`#`, `?`, `%`) and file systems. */
const SPECIAL = /[#?%<>:"|*\\]/;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The name as it is stored: one form for each letter (Unicode NFC), and no `./` before it. */
export const cleanFileName = (name: string): string => name.normalize('NFC').replace(/^\.\//, '');

/** Returns the part after the last point, in small letters; empty when there is none. */
export function extensionOf(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const point = last.lastIndexOf('.');
  return point < 1 ? '' : last.slice(point + 1).toLowerCase();
}

/** The format that a name promises; undefined when files are not taken under such a name. */
export function formatOfName(name: string): FileFormat | undefined {
  const extension = extensionOf(name);
  const format = FORMATS.find(({ extensions }) => extensions.includes(extension))?.format;
  return format ?? (extension === '' || TEXT_EXTENSIONS.includes(extension) ? 'text' : undefined);
}

/** Returns the MIME type under which a program gets a file; `format` is that of its content, if known. */
export function typeOfFile(name: string, format = formatOfName(name) ?? 'text'): string {
  return format === 'text'
    ? (TEXT_TYPES[extensionOf(name)] ?? 'text/plain')
    : ruleOfFormat(format).type;
}

function problemOfPart(part: string): FileNameProblem | undefined {
  if (part === '') return 'empty';
  if (part === '..' || part === '.') return 'parent';
  if ([...part].length > FILE_NAME_MAX_LENGTH) return 'too_long';
  const isReserved = part.startsWith('.') || /[. ]$/.test(part) || part.startsWith(' ');
  return isReserved || DEVICE.test(part) ? 'reserved' : undefined;
}

/** Returns the reason for which a clean name is refused; undefined when it is accepted. */
export function fileNameProblem(name: string): FileNameProblem | undefined {
  if (name.trim() === '') return 'empty';
  if (/^([/\\]|[a-z]:)/i.test(name)) return 'absolute';
  if (/(^|[/\\])\.\.([/\\]|$)/.test(name)) return 'parent';
  if ([...name].length > FILE_PATH_MAX_LENGTH) return 'too_long';
  if (INVISIBLE.test(name) || SPECIAL.test(name)) return 'characters';
  const parts = name.split('/');
  for (const part of parts) {
    const problem = problemOfPart(part);
    if (problem) return problem;
  }
  if (parts.length > FILE_FOLDERS_MAX + 1) return 'too_deep';
  return formatOfName(name) ? undefined : 'extension';
}

/** Returns the key that two names must not share, since file systems may treat them as one name. */
export const sameFileKey = (name: string): string => cleanFileName(name).toLowerCase();

/** Tells whether a name is that of a room's own code, which files beside it cannot have. */
export function isCodeName(kind: ProgramKind, name: string): boolean {
  const code: readonly string[] = PROGRAM_FILES[kind];
  return code.includes(sameFileKey(name));
}
