import homoglyphs from 'unhomoglyph/data.json' with { type: 'json' };

/** Maximum number of characters that are read; no text or file of ours has as many. */
const MAX_CHARACTERS = 200_000;
/** Whole words and sentences in one sign, Arabic and Japanese: unfolded they are up to 18 times as long. */
const PHRASES = /[\u3300-\u3357\ufdf0-\ufdff]/g;
/** Marks above letters, and signs that are not drawn. */
const INVISIBLE = /\p{M}|[\p{Cf}\u115f\u1160\u3164]/gu;
const NOT_ASCII = /[^\0-\x7f]/gu;
/** The first of the ten digits of each script; those that NFKC knows are not among them. */
const ZEROS = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810],
];
/** Signs that are read as the characters that they represent. */
const READ_AS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '·': '.',
  '•': '.',
  '。': '.',
  œ: 'oe',
  æ: 'ae',
  '→': '->',
  '👉': '->',
  '➡': '->',
  '➜': '->',
  '▶': '->',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '\u00a0': ' ',
  '\u202f': ' ',
  '👻': ' snap ',
  '📸': ' insta ',
  '📷': ' insta ',
};

const lookAlikes = homoglyphs as Readonly<Record<string, string>>;

function readAs(sign: string): string {
  const known = READ_AS[sign];
  if (known !== undefined) return known;
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  const looks = lookAlikes[sign];
  return looks !== undefined && /^[\x20-\x7e]{1,2}$/.test(looks) ? looks.toLowerCase() : sign;
}

/** A text without accents and signs that are not drawn, and with letters of other widths as ordinary ones. */
export function withoutMarks(text: string): string {
  const bounded = text.slice(0, MAX_CHARACTERS).replace(PHRASES, ' ');
  return bounded.normalize('NFKC').normalize('NFD').replace(INVISIBLE, '');
}

/**
 * Returns a text in a form for comparison: without case, accents and invisible signs, and with similar letters in place
 * of those of other alphabets. Lines stay lines.
 */
export function fold(text: string): string {
  return withoutMarks(text).toLowerCase().replace(NOT_ASCII, readAs);
}
