/** Bytes of a file with names; a larger one is something else. */
export const LIST_MAX_BYTES = 200_000;

/** The beginnings of files that are no texts: those of spreadsheets and documents. */
const PACKED = [
  [0x50, 0x4b], // .xlsx, .ods, .docx
  [0xd0, 0xcf], // .xls, .doc
  [0x25, 0x50, 0x44, 0x46], // .pdf
];

/** The ways in which spreadsheets write texts, by the mark at their beginning. */
const MARKED = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

/** Returns the text of a file with names; null for a file that is not one, such as a workbook. */
export function listText(bytes: Uint8Array): string | null {
  if (bytes.length > LIST_MAX_BYTES || PACKED.some((start) => beginsWith(bytes, start)))
    return null;
  const marked = MARKED.find(({ mark }) => beginsWith(bytes, mark));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets on Windows write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
