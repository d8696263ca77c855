import {
  type FileFormat,
  formatFits,
  formatOfContent,
  isFilm,
  ruleOfFormat,
} from '@codivia/contract/files/file-formats';
import {
  cleanFileName,
  type FileNameProblem,
  fileNameProblem,
  formatOfName,
  isCodeName,
  sameFileKey,
} from '@codivia/contract/files/file-names';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import { OtherTracks } from '@codivia/contract/files/metadata/file-parts';
import { FILE_MAX_BYTES, PROJECT_FILES_MAX } from '@codivia/contract/files/project-files';
import {
  asProgramText,
  decodeText,
  type TextEncoding,
} from '@codivia/contract/files/text-encoding';
import type { ProgramKind } from '@codivia/contract/programs/program';
import type { Content, NewFile } from './file-store.ts';

/** The reason why a file is refused. */
export type FileProblem =
  | FileNameProblem
  /** It is larger than a file may be. */
  | 'too_large'
  /** With it, all files together would be larger than they may be. */
  | 'full'
  | 'too_many'
  /** By its content it is nothing that programs use here. */
  | 'type'
  /** Its content is not what its name promises, and is of no known kind. */
  | 'not_as_named'
  /** A table in the format of Excel or LibreOffice, which is no text, whatever its name. */
  | 'workbook'
  /** Its name is that of a text, but it is none, or it is in an alphabet whose encoding is not found. */
  | 'no_text'
  /** A photo in the format of iPhones, which browsers do not show. */
  | 'heic'
  /** A film of a kind that not all browsers play. */
  | 'film'
  /** A film that contains more than pictures and sound, which cannot be removed. */
  | 'film_tracks'
  /** A film that is larger than a file may be. */
  | 'film_too_large'
  | 'broken'
  | 'nothing_in_it'
  /** It cannot be read: a folder, or it has gone since. */
  | 'unreadable'
  /** It has the name of the program itself. */
  | 'is_code'
  /** Another file's name differs only by capitals, which file systems regard as the same. */
  | 'taken';

/** A text that came in another encoding than UTF-8. */
export interface Converted {
  name: string;
  encoding: TextEncoding;
}

export type Taken =
  | { file: NewFile; converted?: Converted }
  | { problem: FileProblem; name: string };

/** The space that a file must fit in. */
export interface Room {
  kind: ProgramKind;
  /** The files that are there. */
  files: readonly { name: string; size: number }[];
  /** Maximum size of all of them together, in bytes. */
  limit: number;
}

const HEIC = /^ftyp(heic|heix|hevc|mif1|msf1)/;

function isHeic(content: Content): boolean {
  return HEIC.test(String.fromCharCode(...content.subarray(4, 12)));
}

const WORKBOOK = /\.(xlsx?|xlsm|ods|numbers)$/i;
const TABLE = /\.(csv|tsv)$/i;
/** The first bytes of zips, such as workbooks, and of files of old Office programs. */
const PACKED: readonly string[] = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

function isWorkbook(name: string, content: Content): boolean {
  const isPacked = PACKED.includes(String.fromCharCode(...content.subarray(0, 4)));
  return WORKBOOK.test(name) || (TABLE.test(name) && isPacked);
}

/** Returns the reason why content that no program can use is refused. */
function unknownProblem(name: string, content: Content): FileProblem {
  if (isHeic(content)) return 'heic';
  if (isFilm(content)) return 'film';
  if (isWorkbook(name, content)) return 'workbook';
  if (formatOfName(name) === 'text') return 'no_text';
  return formatOfName(name) ? 'not_as_named' : 'type';
}

/** Returns the name with the ending for its content: `cat.png` that is a JPEG becomes `cat.jpg`. */
function fittingName(name: string, format: FileFormat): string {
  const named = formatOfName(name);
  if (named && formatFits(format, named)) return name;
  const [extension] = ruleOfFormat(format).extensions;
  const stem = name.replace(/\.[^./]*$/, '');
  return extension ? `${stem}.${extension}` : name;
}

/**
 * Returns the reason why a name cannot be given to a file of a work; null when it can. `present` are the names of the
 * others.
 */
export function nameProblem(
  name: string,
  kind: ProgramKind,
  present: readonly string[],
): FileProblem | null {
  const problem = fileNameProblem(name);
  if (problem) return problem;
  if (isCodeName(kind, name)) return 'is_code';
  const key = sameFileKey(name);
  return present.some((one) => one !== name && sameFileKey(one) === key) ? 'taken' : null;
}

/** Tells whether a file still fits; a file of the same name makes room. */
function spaceProblem(name: string, size: number, { files, limit }: Room): FileProblem | null {
  const others = files.filter((one) => one.name !== name);
  if (others.length >= PROJECT_FILES_MAX) return 'too_many';
  return others.reduce((sum, one) => sum + one.size, size) > limit ? 'full' : null;
}

function cleaned(content: Content, format: FileFormat): Content | 'broken' | 'film_tracks' {
  try {
    return new Uint8Array(withoutMetadata(content, format));
  } catch (error) {
    return error instanceof OtherTracks ? 'film_tracks' : 'broken';
  }
}

/** Refuses files that are not even read: a film can be made smaller in more than one way. */
function sizeProblem(name: string): FileProblem {
  return /\.(mp4|m4v|webm|mov|avi|mkv)$/i.test(name) ? 'film_too_large' : 'too_large';
}

/**
 * Examines bytes that should become a file beside a program: their kind is determined from the bytes, and the data that
 * tells where, when, by whom and with what they were made is removed.
 */
export function takeContent(givenName: string, content: Content, room: Room): Taken {
  const refused = (problem: FileProblem, name = givenName): Taken => ({ problem, name });
  if (content.length > FILE_MAX_BYTES) return refused(sizeProblem(givenName));
  if (content.length === 0 && formatOfName(givenName) !== 'text') return refused('nothing_in_it');
  const format = formatOfContent(content);
  if (!format) return refused(unknownProblem(givenName, content));
  const name = fittingName(cleanFileName(givenName), format);
  const present = room.files.map((file) => file.name);
  const wrongName = nameProblem(name, room.kind, present);
  if (wrongName) return refused(wrongName === 'extension' ? 'type' : wrongName);
  const named = formatOfName(name);
  if (!named || !formatFits(format, named)) return refused('type');
  const clean = cleaned(content, format);
  if (typeof clean === 'string') return refused(clean);
  if (clean.length > FILE_MAX_BYTES) return refused(sizeProblem(name));
  const noSpace = spaceProblem(name, clean.length, room);
  return noSpace ? refused(noSpace) : { file: { name, format, content: clean } };
}

/** The same for bytes that come from elsewhere: a text among them is converted to one that programs read. */
export function takeForeign(name: string, content: Content, room: Room): Taken {
  if (content.length > FILE_MAX_BYTES || formatOfContent(content) !== 'text')
    return takeContent(name, content, room);
  const taken = takeContent(name, new Uint8Array(asProgramText(content)), room);
  const encoding = decodeText(content)?.encoding ?? 'utf-8';
  if ('problem' in taken || encoding === 'utf-8') return taken;
  return { ...taken, converted: { name: taken.file.name, encoding } };
}

/** The same for a file of the learner's device, which is not read when it is too large. */
export async function takeFile(file: File, room: Room): Promise<Taken> {
  if (file.size > FILE_MAX_BYTES) return { problem: sizeProblem(file.name), name: file.name };
  try {
    return takeForeign(file.name, new Uint8Array(await file.arrayBuffer()), room);
  } catch {
    return { problem: 'unreadable', name: file.name };
  }
}

/**
 * Takes files of the device one after the other: each gets the space that those before it have left, and only one is in
 * memory. Where no more files are allowed, the others are not read.
 *
 * @param keep stores a file that was taken, and returns those that are there now
 */
export async function takeFiles(
  files: readonly File[],
  room: Room,
  keep: (file: NewFile) => Promise<Room['files']>,
): Promise<{
  names: string[];
  problems: { problem: FileProblem; name: string }[];
  converted: Converted[];
}> {
  const names: string[] = [];
  const converted: Converted[] = [];
  const problems: { problem: FileProblem; name: string }[] = [];
  let present = room.files;
  for (const file of files) {
    const replaces = present.some(({ name }) => name === file.name);
    if (present.length >= PROJECT_FILES_MAX && !replaces) {
      problems.push({ problem: 'too_many', name: file.name });
      continue;
    }
    const taken = await takeFile(file, { ...room, files: present });
    if ('problem' in taken) problems.push(taken);
    else {
      present = await keep(taken.file);
      names.push(taken.file.name);
      if (taken.converted) converted.push(taken.converted);
    }
  }
  return { names, problems, converted };
}

/** A name that no file has yet: the wanted one, else with a number before its ending. */
export function freeFileName(wanted: string, present: readonly string[]): string {
  const taken = new Set(present.map(sameFileKey));
  if (!taken.has(sameFileKey(wanted))) return wanted;
  const [, stem = wanted, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(wanted) ?? [];
  let number = 2;
  while (taken.has(sameFileKey(`${stem}-${number}${ending}`))) number++;
  return `${stem}-${number}${ending}`;
}
