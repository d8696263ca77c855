/** Finds the pictures and sounds of a track in an MP4 (ISO 14496-12, 8.7). */

import { need, view } from './file-parts.ts';
import { type Box, boxesThrough, kindIn } from './mp4-boxes.ts';

/** Returns the first box that is reached through the given ones; undefined if there is none. */
const boxAt = (bytes: Uint8Array, outer: Box, ...path: readonly string[]): Box | undefined =>
  boxesThrough(bytes, outer, path).next().value ?? undefined;

/** Reads a table of 32-bit numbers: `count` rows after a head of this number of bytes. */
function tableIn(bytes: Uint8Array, { content, next }: Box, head: number, width: number) {
  need(content + head <= next);
  const data = view(bytes);
  const count = data.getUint32(content + head - 4);
  return {
    count,
    fits: content + head + count * width * 4 <= next,
    at: (row: number, column = 0) => data.getUint32(content + head + (row * width + column) * 4),
  };
}

/** The sizes of all samples, of which a single one may stand for all. */
function sizesIn(bytes: Uint8Array, box: Box) {
  const table = tableIn(bytes, box, 12, 1);
  const shared = view(bytes).getUint32(box.content + 4);
  need(shared > 0 || table.fits);
  return { shared, ...table };
}

/** The chunks of a track, each from its first byte to its end. */
function chunksIn(bytes: Uint8Array, samples: Box): [number, number][] {
  const [sizeBox, groupBox] = ['stsz', 'stsc'].map((type) => boxAt(bytes, samples, type));
  const short = boxAt(bytes, samples, 'stco');
  const placeBox = short ?? boxAt(bytes, samples, 'co64');
  need(sizeBox !== undefined && groupBox !== undefined && placeBox !== undefined);
  const sizes = sizesIn(bytes, sizeBox);
  const groups = tableIn(bytes, groupBox, 8, 3);
  const places = tableIn(bytes, placeBox, 8, short ? 1 : 2);
  need(groups.fits && places.fits);
  const chunks: [number, number][] = [];
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < places.count && sample < sizes.count; chunk++) {
    while (group + 1 < groups.count && groups.at(group + 1) <= chunk + 1) group++;
    const last = Math.min(sizes.count, sample + (groups.count > 0 ? groups.at(group, 1) : 0));
    const start = short ? places.at(chunk) : places.at(chunk) * 2 ** 32 + places.at(chunk, 1);
    let end = start;
    if (sizes.shared > 0) end += (last - sample) * sizes.shared;
    else for (let one = sample; one < last; one++) end += sizes.at(one);
    sample = last;
    if (end > start) chunks.push([start, end]);
  }
  return chunks;
}

/** Finds the places of a track of one of these kinds; null for any other track. */
export function playedRanges(
  bytes: Uint8Array,
  track: Box,
  kinds: readonly string[],
): [number, number][] | null {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr');
  if (!handler || !kinds.includes(kindIn(bytes, handler))) return null;
  const samples = boxAt(bytes, track, 'mdia', 'minf', 'stbl');
  need(samples !== undefined);
  return chunksIn(bytes, samples);
}
