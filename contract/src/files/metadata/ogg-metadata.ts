/** Removes the comments from Ogg sounds: author, program, time, place, and pictures (RFC 7845, 5.2). */

import { joined, latin, need } from './file-parts.ts';
import { type OggCodec, oggCodecOf } from './ogg-codecs.ts';
import { type OggPage, oggPages, packedPages, pageAt } from './ogg-pages.ts';

/** One sound of a file, while its pages are read. */
class Stream {
  readonly codec: OggCodec;
  #heads: Uint8Array[] = [];
  #begun: Uint8Array[] = [];
  /** Number of pages of its head, before and now. */
  #before = 0;
  #now = 0;

  constructor(codec: OggCodec) {
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
    const [header = joined([]), ...others] = this.#heads;
    const { comments, empty } = this.codec;
    need(latin(header, 0, comments.length) === comments);
    const pages = packedPages([empty, ...others], page.serial, page.sequence - this.#before + 1);
    this.#now = pages.length;
    return pages;
  }
}

/** An Ogg sound without its comments. */
export function cleanOgg(bytes: Uint8Array): Uint8Array {
  const streams = new Map<number, Stream>();
  const kept: Uint8Array[] = [];
  for (const page of oggPages(bytes)) {
    if (page.begins) {
      const codec = oggCodecOf(page.pieces[0] ?? joined([]));
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
