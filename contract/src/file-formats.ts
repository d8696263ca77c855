/** What the files beside a project's code may be, and how their content tells it (docs/product.md#project-files). */

import { isOggFilm, isOggSound } from './ogg-codecs.ts';

/** What a file is by its content. Every text is one format: its name says whether it is data or code. */
export type FileFormat =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'svg'
  | 'mp3'
  | 'ogg'
  | 'wav'
  | 'm4a'
  | 'woff2'
  | 'woff'
  | 'ttf'
  | 'otf'
  | 'text';

export type FileGroup = 'image' | 'sound' | 'font' | 'text';

interface FormatRule {
  readonly format: FileFormat;
  readonly group: FileGroup;
  /** As it is sent to browsers. */
  readonly type: string;
  readonly extensions: readonly string[];
}

/** Texts have many names: see TEXT_EXTENSIONS. They are sent as plain text, so that no browser runs them. */
export const FORMATS: readonly FormatRule[] = [
  { format: 'png', group: 'image', type: 'image/png', extensions: ['png'] },
  { format: 'jpeg', group: 'image', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { format: 'gif', group: 'image', type: 'image/gif', extensions: ['gif'] },
  { format: 'webp', group: 'image', type: 'image/webp', extensions: ['webp'] },
  { format: 'svg', group: 'image', type: 'image/svg+xml', extensions: ['svg'] },
  { format: 'mp3', group: 'sound', type: 'audio/mpeg', extensions: ['mp3'] },
  { format: 'ogg', group: 'sound', type: 'audio/ogg', extensions: ['ogg', 'oga'] },
  { format: 'wav', group: 'sound', type: 'audio/wav', extensions: ['wav'] },
  { format: 'm4a', group: 'sound', type: 'audio/mp4', extensions: ['m4a'] },
  { format: 'woff2', group: 'font', type: 'font/woff2', extensions: ['woff2'] },
  { format: 'woff', group: 'font', type: 'font/woff', extensions: ['woff'] },
  { format: 'ttf', group: 'font', type: 'font/ttf', extensions: ['ttf'] },
  { format: 'otf', group: 'font', type: 'font/otf', extensions: ['otf'] },
  { format: 'text', group: 'text', type: 'text/plain; charset=utf-8', extensions: [] },
];

/** Names of texts: data, code, and what programs write. A name without an extension is a text too. */
export const TEXT_EXTENSIONS: readonly string[] = [
  ...['csv', 'tsv', 'json', 'txt', 'md', 'xml', 'log', 'dat', 'ini', 'toml', 'yaml', 'yml'],
  ...['py', 'js', 'mjs', 'css', 'html', 'htm', 'vert', 'frag'],
];

/** The types of texts by their names, for previews: what is stored has none of its own. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  htm: 'text/html',
};

/** The rule of a format. */
export function ruleOfFormat(format: FileFormat): FormatRule {
  const rule = FORMATS.find((one) => one.format === format);
  if (!rule) throw new Error(`no such format: ${format}`);
  return rule;
}

/** Brands of `ftyp` boxes in which sound is sent; those of pictures (heic, avif) are not among them. */
const SOUND_BRANDS = ['M4A ', 'M4B ', 'mp42', 'mp41', 'isom', 'iso2', 'iso4', 'iso5', 'iso6'];

const latin = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** A frame of MPEG audio, layer III (ISO 11172-3, 2.4.1.3): rate and sampling frequency are ones that exist. */
export function isMp3Frame(bytes: Uint8Array): boolean {
  const [first, second = 0, third = 0] = bytes;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && third >> 4 !== 0x0f && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

/** Whether one of its tracks is pictures, as the box that says what handles it has it (ISO 14496-12, 8.4.3). */
function hasPictures(bytes: Uint8Array): boolean {
  // From the first letter on: `hdlr` is rare, and whatever else has that letter is compared no further.
  for (let at = bytes.indexOf(0x68, 8); at >= 0; at = bytes.indexOf(0x68, at + 1)) {
    if (bytes[at + 1] !== 0x64) continue;
    if (latin(bytes, at, 4) === 'hdlr' && latin(bytes, at + 12, 4) === 'vide') return true;
  }
  return false;
}

/** Whether a file is a film, which is none of the files that are taken: MP4 with pictures, WebM, AVI, Theora. */
export function isFilm(bytes: Uint8Array): boolean {
  if (latin(bytes, 4, 4) === 'ftyp') return hasPictures(bytes);
  const isAvi = latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'AVI ';
  return isAvi || isOggFilm(bytes) || latin(bytes, 0, 4) === '\x1aE\xdf\xa3';
}

function isM4a(bytes: Uint8Array): boolean {
  const isSound = latin(bytes, 4, 4) === 'ftyp' && SOUND_BRANDS.includes(latin(bytes, 8, 4));
  return isSound && !hasPictures(bytes);
}

/** What the first bytes of formats are. Some words could begin a text: then a byte that no text has follows. */
const SIGNS: readonly [FileFormat, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WEBP'],
  ['wav', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WAVE'],
  ['ogg', isOggSound],
  ['mp3', (bytes) => (latin(bytes, 0, 3) === 'ID3' && (bytes[3] ?? 255) < 5) || isMp3Frame(bytes)],
  ['m4a', isM4a],
  ['woff2', (bytes) => latin(bytes, 0, 4) === 'wOF2'],
  ['woff', (bytes) => latin(bytes, 0, 4) === 'wOFF'],
  ['ttf', (bytes) => ['\0\x01\0\0\0', 'true\0'].includes(latin(bytes, 0, 5))],
  ['otf', (bytes) => latin(bytes, 0, 5) === 'OTTO\0'],
];

/** Browsers and Node have it; the types of neither belong to the contract. */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of a file; undefined when it is none (not UTF-8, or with characters that no text has). */
export function textOfFile(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What may be before the first element of an SVG: a declaration, comments, a document type. */
const BEFORE_ELEMENT = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\][^>]*)?>)/i;

function isSvg(text: string): boolean {
  let rest = text.slice(0, 10_000);
  for (let found = BEFORE_ELEMENT.exec(rest); found; found = BEFORE_ELEMENT.exec(rest)) {
    rest = rest.slice(found[0].length);
  }
  return /^<(\w+:)?svg[\s/>]/.test(rest);
}

/** What a file is by its content, whatever it is called; undefined for anything that is not taken. */
export function formatOfContent(bytes: Uint8Array): FileFormat | undefined {
  const signed = SIGNS.find(([, isIt]) => isIt(bytes))?.[0];
  if (signed) return signed;
  const text = textOfFile(bytes);
  if (text === undefined) return undefined;
  return isSvg(text) ? 'svg' : 'text';
}

/** Whether content of one format may have a name that promises another: an SVG is a text as well. */
export const formatFits = (content: FileFormat, named: FileFormat): boolean =>
  content === named || (content === 'svg' && named === 'text');
