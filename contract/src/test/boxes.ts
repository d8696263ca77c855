/** Writes sounds and films in MP4 boxes (ISO 14496-12) for tests: one character stands for each byte. */

export const number = (value: number): string =>
  String.fromCharCode(value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);

export const box = (type: string, ...content: string[]): string =>
  `${number(content.join('').length + 8)}${type}${content.join('')}`;

/** A box whose length has 64 bits. */
export const largeBox = (type: string, content: string): string =>
  `${number(1)}${type}${number(0)}${number(content.length + 16)}${content}`;

export const table = (type: string, ...rows: number[][]): string =>
  box(type, `\0\0\0\0${number(rows.length)}${rows.flat().map(number).join('')}`);

export const handler = (kind: string, name = '', boxOf: typeof largeBox = box): string =>
  boxOf('hdlr', `${'\0'.repeat(8)}${kind}${'\0'.repeat(12)}${name}\0`);

/** A box that is emptied: its length stays. */
export const free = (of: string): string => box('free', '\0'.repeat(of.length - 8));

export interface Track {
  kind: string;
  name?: string;
  sizes?: number[];
  chunks?: number[];
  /** Boxes in the track itself, and in the boxes of its media, its handler, and its samples. */
  inTrack?: string;
  inMedia?: string;
  inInfo?: string;
  inSamples?: string;
}

/** A track with one sample in each chunk. */
export function track({ kind, name, sizes = [], chunks = [], ...more }: Track): string {
  const { inTrack = '', inMedia = '', inInfo = '', inSamples = '' } = more;
  const samples = [
    box('stsz', `\0\0\0\0${number(0)}${number(sizes.length)}${sizes.map(number).join('')}`),
    table('stsc', [1, 1, 1]),
    table('stco', ...chunks.map((at) => [at])),
  ];
  const info = box('minf', inInfo, box('stbl', ...samples, inSamples));
  return box('trak', box('mdia', handler(kind, name), info, inMedia), inTrack);
}

export const FTYP = box('ftyp', 'isom');
/** The place at which the data of a film begins. */
export const DATA = FTYP.length + 8;

export const film = (data: string, ...inMoov: string[]): string =>
  FTYP + box('mdat', data) + box('moov', ...inMoov);
