/** Letters that Unicode does not take apart into a plain letter and an accent. */
const SPELT: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Longest part of a name, in characters: file systems take 255 bytes in all. */
const LONGEST = 60;

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '');
}

/**
 * The file name of a certificate, such as `codivia-discovery-lea-martin.png`; a part without a letter
 * that file systems agree on gives way to the certificate's number.
 */
export function certificateFileName(course: string, name: string, number: string): string {
  const parts = [slug(course), slug(name)].filter(Boolean);
  if (parts.length < 2) parts.push(slug(number));
  return `${['codivia', ...parts].join('-')}.png`;
}
