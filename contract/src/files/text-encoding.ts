/**
 * Decodes the bytes of a text into the form that programs expect (docs/decisions/0331): rules of browser and server.
 */

/** Browsers and Node have them; the types of neither belong to the contract. */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The encodings of texts, by the names of `TextDecoder`. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte;
/** The encodings of Windows, Linux, and Excel's "CSV (Macintosh)". Of equally likely readings the first is taken. */
const SINGLE_BYTE = ['windows-1252', 'iso-8859-15', 'macintosh'] as const;
type SingleByte = (typeof SINGLE_BYTE)[number];

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  /** True if a byte order mark preceded the text; the text does not contain it. */
  marked: boolean;
}

/** Control characters that no text has; blanks, line ends and new pages are not among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;
/** Characters beyond ASCII that French, English and their neighbours write. */
const USUAL = /[ÀÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüÿœß€£§°²³µ«»’‘“”–—… ]/u;
/** Places where even those are unlikely: marks, fractions and capitals in the middle of a word. */
const MISPLACED = /\p{L}[‘“”…½¼¾]\p{L}|\p{Ll}[À-ÞŒ]|[½¼¾]\p{L}/gu;
/** Share of unlikely characters from which a reading is rejected. */
const UNLIKELY_MAX = 0.25;

/** Number of characters beyond ASCII that may be most of a short text, such as `été`. */
const FEW = 4;
const ASCII = /[\n\r\t -~]/g;

function decode(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the share of unlikely characters among those of a reading that are not ASCII; 1 if it is no text. */
function unlikelihood(text: string): number {
  if (CONTROL.test(text)) return 1;
  const special = text.replace(ASCII, '');
  // Words in our alphabet are mostly of its plain letters: those of another one would become gibberish.
  if (special.length > FEW && special.length * 2 > text.length) return 1;
  const unusual = [...special].filter((character) => !USUAL.test(character)).length;
  const misplaced = text.match(MISPLACED)?.length ?? 0;
  return (unusual + misplaced) / special.length;
}

function decodeSingleBytes(bytes: Uint8Array): DecodedText | undefined {
  let best: DecodedText | undefined;
  let least: number = UNLIKELY_MAX;
  for (const encoding of SINGLE_BYTE) {
    const text = decode(bytes, encoding);
    if (text === undefined) continue;
    const unlikely = unlikelihood(text);
    if (unlikely > least || (best && unlikely === least)) continue;
    best = { text, encoding, marked: false };
    least = unlikely;
  }
  return best;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Decodes the bytes of a text; undefined if they are no text, or one in another encoding. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    const text = decode(bytes, encoding);
    return text === undefined || CONTROL.test(text) ? undefined : { text, encoding, marked: true };
  }
  const text = decode(bytes, 'utf-8');
  if (text === undefined) return decodeSingleBytes(bytes);
  if (text.includes('\0')) return undefined;
  return { text, encoding: 'utf-8', marked: startsWith(bytes, 0xef, 0xbb, 0xbf) };
}

/** Declarations of a text's encoding at its beginning: of Python, XML, HTML and CSS. */
const DECLARED =
  /(^#.{0,40}?coding[:=] ?|<\?xml [^>?]{0,60}?encoding=["']|<meta [^>]{0,80}?charset=["']?|^@charset ["'])[\w.-]+/gim;
const BEGINNING = 1024;

const declareUtf8 = (text: string): string =>
  text.slice(0, BEGINNING).replace(DECLARED, '$1utf-8') + text.slice(BEGINNING);

/** Returns a text of any encoding in UTF-8. UTF-8 and other data stay byte by byte. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  const read = decodeText(bytes);
  if (!read || read.encoding === 'utf-8') return bytes;
  return new TextEncoder().encode(declareUtf8(read.text));
}

/**
 * Returns a text of somebody's device as programs expect it: UTF-8, without a byte order mark, which programs take for
 * a part of the first name, and with line ends that all of them know in place of those of old Macs.
 */
export function asProgramText(bytes: Uint8Array): Uint8Array {
  const read = decodeText(bytes);
  if (!read) return bytes;
  const isOfOldMac = read.text.includes('\r') && !read.text.includes('\n');
  if (read.encoding === 'utf-8' && !read.marked && !isOfOldMac) return bytes;
  const text = read.encoding === 'utf-8' ? read.text : declareUtf8(read.text);
  return new TextEncoder().encode(isOfOldMac ? text.replaceAll('\r', '\n') : text);
}
