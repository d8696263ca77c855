/** The formats of files beside a project's code, and their detection by content (docs/product.md#project-files). */

import { latin, view } from './metadata/file-parts.ts';
import { hasPictures } from './metadata/mp4-boxes.ts';
import { isOggFilm, isOggSound } from './metadata/ogg-codecs.ts';
import { decodeText } from './text-encoding.ts';

/** The format of a file by its content. Every text is one format: its name shows whether it is data or code. */
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
  | 'mp4'
  | 'webm'
  | 'stl'
  | 'woff2'
  | 'woff'
  | 'ttf'
  | 'otf'
  | 'text';

export type FileGroup = 'image' | 'sound' | 'film' | 'model' | 'font' | 'text';

interface FormatRule {
  readonly format: FileFormat;
  readonly group: FileGroup;
  /** The MIME type that is sent to browsers. */
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
  { format: 'mp4', group: 'film', type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  { format: 'webm', group: 'film', type: 'video/webm', extensions: ['webm'] },
  // Written as text it is one: see TEXT_EXTENSIONS.
  { format: 'stl', group: 'model', type: 'model/stl', extensions: ['stl'] },
  { format: 'woff2', group: 'font', type: 'font/woff2', extensions: ['woff2'] },
  { format: 'woff', group: 'font', type: 'font/woff', extensions: ['woff'] },
  { format: 'ttf', group: 'font', type: 'font/ttf', extensions: ['ttf'] },
  { format: 'otf', group: 'font', type: 'font/otf', extensions: ['otf'] },
  { format: 'text', group: 'text', type: 'text/plain; charset=utf-8', extensions: [] },
];

/** Extensions of texts: data, code, and files that programs write. A name without an extension is a text too. */
export const TEXT_EXTENSIONS: readonly string[] = [
  ...['csv', 'tsv', 'json', 'txt', 'md', 'xml', 'log', 'dat', 'ini', 'toml', 'yaml', 'yml'],
  ...['py', 'js', 'mjs', 'css', 'html', 'htm', 'vert', 'frag', 'obj', 'mtl'],
];

/** The types of texts by their names, for previews: stored texts have no types of their own. */
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

/** A frame of MPEG audio, layer III (ISO 11172-3, 2.4.1.3): rate and sampling frequency must exist. */
export function isMp3Frame(bytes: Uint8Array): boolean {
  const [first, second = 0, third = 0] = bytes;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && third >> 4 !== 0x0f && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

/** Tells whether a file is a film of any kind: those that no browser plays everywhere (QuickTime, AVI, Matroska) are not taken. */
export function isFilm(bytes: Uint8Array): boolean {
  if (latin(bytes, 4, 4) === 'ftyp') return hasPictures(bytes);
  const isAvi = latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'AVI ';
  return isAvi || isOggFilm(bytes) || latin(bytes, 0, 4) === '\x1aE\xdf\xa3';
}

function isM4a(bytes: Uint8Array): boolean {
  const isSound = latin(bytes, 4, 4) === 'ftyp' && SOUND_BRANDS.includes(latin(bytes, 8, 4));
  return isSound && !hasPictures(bytes);
}

/** Brands of QuickTime and of early telephones have the same boxes, and browsers do not all play them. */
const isMp4 = (bytes: Uint8Array): boolean =>
  latin(bytes, 4, 4) === 'ftyp' && !/^(qt|3g)/.test(latin(bytes, 8, 4)) && hasPictures(bytes);

/** The kind of document is named in the head of such a file, and is another one for films of any kind (Matroska). */
const isWebm = (bytes: Uint8Array): boolean =>
  latin(bytes, 0, 4) === '\x1aE\xdf\xa3' && latin(bytes, 4, 60).includes('B\x82\x84webm');

/** A model of triangles (STL) in bytes: a head, their number, and 50 bytes for each. */
function isStl(bytes: Uint8Array): boolean {
  if (bytes.length < 84) return false;
  const count = view(bytes).getUint32(80, true);
  return count > 0 && bytes.length === 84 + 50 * count;
}

/** The first bytes of formats. Some words could begin a text: in that case a byte that no text contains follows. */
const SIGNS: readonly [FileFormat, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WEBP'],
  ['wav', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WAVE'],
  ['ogg', isOggSound],
  ['mp3', (bytes) => (latin(bytes, 0, 3) === 'ID3' && (bytes[3] ?? 255) < 5) || isMp3Frame(bytes)],
  ['m4a', isM4a],
  ['mp4', isMp4],
  ['webm', isWebm],
  ['stl', isStl],
  ['woff2', (bytes) => latin(bytes, 0, 4) === 'wOF2'],
  ['woff', (bytes) => latin(bytes, 0, 4) === 'wOFF'],
  ['ttf', (bytes) => ['\0\x01\0\0\0', 'true\0'].includes(latin(bytes, 0, 5))],
  ['otf', (bytes) => latin(bytes, 0, 5) === 'OTTO\0'],
];

/** The text that may precede the first element of an SVG: a declaration, comments, a document type. */
const BEFORE_ELEMENT = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\][^>]*)?>)/i;

function isSvg(text: string): boolean {
  let rest = text.slice(0, 10_000);
  for (let found = BEFORE_ELEMENT.exec(rest); found; found = BEFORE_ELEMENT.exec(rest)) {
    rest = rest.slice(found[0].length);
  }
  return /^<(\w+:)?svg[\s/>]/.test(rest);
}

/** Returns the format of a file by its content, regardless of its name; undefined for formats that are not accepted. */
export function formatOfContent(bytes: Uint8Array): FileFormat | undefined {
  const signed = SIGNS.find(([, isIt]) => isIt(bytes))?.[0];
  if (signed) return signed;
  const read = decodeText(bytes);
  if (!read) return undefined;
  if (!isSvg(read.text)) return 'text';
  // Pictures are XML, and go to browsers as they are.
  return read.encoding === 'utf-8' ? 'svg' : undefined;
}

/** Tells whether content of one format may have a name that promises another: an SVG is a text as well, and a model may be one. */
export const formatFits = (content: FileFormat, named: FileFormat): boolean =>
  content === named ||
  (content === 'svg' && named === 'text') ||
  (content === 'text' && named === 'stl');
