/** The sounds in Ogg files that browsers play, Vorbis and Opus, and how they are known. */

import { bytesOf, latin } from './file-parts.ts';

/** An empty name and no comments, as both codecs write them: two lengths of zero. */
const NOTHING = '\0\0\0\0\0\0\0\0';

/**
 * A codec: the beginning of its first packet, the number of head packets that follow, and an empty form of the first of
 * them.
 */
export interface OggCodec {
  sign: string;
  heads: number;
  comments: string;
  empty: Uint8Array;
}
const CODECS: readonly OggCodec[] = [
  {
    sign: '\x01vorbis',
    heads: 2,
    comments: '\x03vorbis',
    // The last bit marks the packet as whole.
    empty: bytesOf(`\x03vorbis${NOTHING}\x01`),
  },
  {
    sign: 'OpusHead',
    heads: 1,
    comments: 'OpusTags',
    empty: bytesOf(`OpusTags${NOTHING}`),
  },
];

/** The codec that a first packet names; undefined for all others. */
export const oggCodecOf = (packet: Uint8Array): OggCodec | undefined =>
  CODECS.find(({ sign }) => latin(packet, 0, sign.length) === sign);

/** Returns the content of the first page of an Ogg file; an empty one for other files. */
const beginningOf = (bytes: Uint8Array) =>
  bytes.subarray(latin(bytes, 0, 5) === 'OggS\0' ? 27 + (bytes[26] ?? 0) : bytes.length);

/** Tells whether an Ogg file begins with a sound that browsers play: films and other codecs do not. */
export const isOggSound = (bytes: Uint8Array): boolean =>
  oggCodecOf(beginningOf(bytes)) !== undefined;

/** Tells whether an Ogg file begins with the pictures of a film. */
export const isOggFilm = (bytes: Uint8Array): boolean =>
  latin(beginningOf(bytes), 0, 7) === '\x80theora';
