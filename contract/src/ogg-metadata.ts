/** Takes the comments out of Ogg sounds: who made them, with what, when, where, and pictures (RFC 7845, 5.2). */

import { bytesOf, joined, latin, need } from './file-parts.ts';
import { type OggPage, oggPages, packedPages, pageAt } from './ogg-pages.ts';

/** No words and no comments, as both codecs write it: two lengths of nothing. */
const NOTHING = '\0\0\0\0\0\0\0\0';

/** A codec: how its first packet begins, how many packets of its head follow, and how the first of them says nothing. */
interface Codec {
  sign: string;
  heads: number;
  comments: string;
  empty: Uint8Array;
}
const CODECS: readonly Codec[] = [
  {
    ...{ sign: '\x01vorbis', heads: 2, comments: '\x03vorbis' },
    // The last bit says that the packet is whole.
    empty: bytesOf(`\x03vorbis${NOTHING}\x01`),
  },
  {
    ...{ sign: 'OpusHead', heads: 1, comments: 'OpusTags' },
    empty: bytesOf(`OpusTags${NOTHING}`),
  },
];

const codecOf = (packet: Uint8Array) =>
  CODECS.find(({ sign }) => latin(packet, 0, sign.length) === sign);

/** One sound of a file, while its pages are read. */
class Stream {
  readonly codec: Codec;
  #heads: Uint8Array[] = [];
  #begun: Uint8Array[] = [];
  /** How many pages its head was on, and is on now. */
  #before = 0;
  #now = 0;

  constructor(codec: Codec) {
    this.codec = codec;
  }

  get hasHeads(): boolean {
    return this.#heads.length === this.codec.heads;
  }

  /** The pages to write in the place of the next one of this stream. */
  next(page: OggPage): Uint8Array[] {
    if (this.hasHeads) return [pageAt(page, page.sequence - this.#before + this.#now)];
    this.#before++;
    page.pieces.forEach((piece, i) => {
      this.#begun.push(piece);
      if (i === page.pieces.length - 1 && !page.isWhole) return;
      this.#heads.push(joined(this.#begun));
      this.#begun = [];
    });
    // Sound begins on a page of its own.
    need(this.#heads.length <= this.codec.heads);
    if (!this.hasHeads) return [];
    need(this.#begun.length === 0);
    const [told = joined([]), ...others] = this.#heads;
    const { comments, empty } = this.codec;
    need(latin(told, 0, comments.length) === comments);
    const pages = packedPages([empty, ...others], page.serial, page.sequence - this.#before + 1);
    this.#now = pages.length;
    return pages;
  }
}

/** The content of the first page of an Ogg file; nothing of other files. */
const beginningOf = (bytes: Uint8Array) =>
  bytes.subarray(latin(bytes, 0, 5) === 'OggS\0' ? 27 + (bytes[26] ?? 0) : bytes.length);

/** Whether an Ogg file begins with a sound that browsers play: films and other codecs do not. */
export const isOggSound = (bytes: Uint8Array): boolean => codecOf(beginningOf(bytes)) !== undefined;

/** Whether an Ogg file begins with the pictures of a film. */
export const isOggFilm = (bytes: Uint8Array): boolean =>
  latin(beginningOf(bytes), 0, 7) === '\x80theora';

/** An Ogg sound without its comments. */
export function cleanOgg(bytes: Uint8Array): Uint8Array {
  const streams = new Map<number, Stream>();
  const kept: Uint8Array[] = [];
  for (const page of oggPages(bytes)) {
    if (page.begins) {
      const codec = codecOf(page.pieces[0] ?? joined([]));
      need(codec !== undefined && page.isWhole && page.pieces.length === 1);
      streams.set(page.serial, new Stream(codec));
      kept.push(page.bytes);
    } else {
      const stream = streams.get(page.serial);
      need(stream !== undefined);
      kept.push(...stream.next(page));
    }
  }
  need([...streams.values()].every(({ hasHeads }) => hasHeads));
  return joined(kept);
}
