/** Removes metadata from sounds and films in MP4 boxes (ISO 14496-12): author, device or program, time and place. */

import { bytesOf, need, OtherTracks } from './file-parts.ts';
import { type Box, boxesIn, boxesThrough, whole } from './mp4-boxes.ts';
import { playedRanges } from './mp4-samples.ts';

/** Turns a box into free space. It keeps its length: places in the file are counted from its beginning. */
function empty(bytes: Uint8Array, { at, content, next }: Box): void {
  bytes.set(bytesOf('free'), at + 4);
  bytes.fill(0, content, next);
}

/** Boxes with the moments at which something was made and changed. */
const DATED: readonly string[] = ['mvhd', 'tkhd', 'mdhd'];

function emptyDates(bytes: Uint8Array, { content, next }: Box): void {
  const isLong = bytes[content] === 1;
  bytes.fill(0, content + 4, Math.min(next, content + (isLong ? 20 : 12)));
}

/** Removes from the places of data (`dref`) everything except that they are in this file: they may name others. */
function emptyPlaces(bytes: Uint8Array, { content, next }: Box): void {
  need(content + 8 <= next);
  for (const place of boxesIn(bytes, content + 8, next)) {
    need(place.content + 4 <= place.next && bytes[place.content + 3] === 1);
    bytes.fill(0, place.content + 4, place.next);
  }
}

/** Boxes that playing needs, by the box that holds them. All others are emptied. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat', 'styp', 'sidx', 'moof', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'mdia', 'edts'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64'],
    ...['stss', 'sdtp', 'sbgp', 'sgpd'],
  ],
  edts: ['elst'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd'],
  mfra: ['tfra', 'mfro'],
};
/** Boxes that may occur several times. Of two others, programs would not agree which one counts. */
const SEVERAL: readonly string[] = [
  ...['mdat', 'styp', 'sidx', 'moof', 'trak', 'trex', 'traf', 'trun', 'tfra', 'sbgp', 'sgpd'],
];

function keepNeeded(bytes: Uint8Array, start: number, end: number, holder = ''): void {
  const found = new Set<string>();
  for (const box of boxesIn(bytes, start, end)) {
    const { type, content, next } = box;
    if (!NEEDED[holder]?.includes(type)) {
      empty(bytes, box);
      continue;
    }
    need(SEVERAL.includes(type) || !found.has(type));
    found.add(type);
    if (DATED.includes(type)) emptyDates(bytes, box);
    // Its last part is a name that programs make up.
    else if (type === 'hdlr') bytes.fill(0, Math.min(content + 24, next), next);
    else if (type === 'dref') emptyPlaces(bytes, box);
    else if (Object.hasOwn(NEEDED, type)) keepNeeded(bytes, content, next, type);
  }
  need(holder !== 'moof' || found.has('traf'));
}

/** Sorts places and joins those that overlap or touch. */
function merged(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * Empties all data that no track plays: telephones write places, movements and faces between the pictures. `boxes` and
 * `ranges` are in the order of the file, and each is gone through once.
 */
function keepPlayed(bytes: Uint8Array, boxes: readonly Box[], ranges: [number, number][]): void {
  let i = 0;
  for (const { content, next } of boxes) {
    let at = content;
    for (; i < ranges.length; i++) {
      const [start = 0, end = 0] = ranges[i] ?? [];
      if (start > at) bytes.fill(0, at, Math.min(start, next));
      at = Math.max(at, Math.min(end, next));
      // It may go on in the next box.
      if (end > next) break;
    }
    bytes.fill(0, at, next);
  }
}

/**
 * Returns a file with tracks of these kinds alone, without tags, places and dates. Other tracks are emptied with all
 * their contents. A film of fragments, as browsers record it, names its parts in each of them: one with another track
 * is refused.
 */
function keepTracks(bytes: Uint8Array, kinds: readonly string[]): Uint8Array {
  const cleaned = bytes.slice();
  const top = [...boxesIn(cleaned, 0, cleaned.length)];
  const isFragmented = top.some(({ type }) => type === 'moof');
  const ranges: [number, number][] = [];
  let tracks = 0;
  for (const track of boxesThrough(cleaned, whole(cleaned), ['moov', 'trak'])) {
    const played = playedRanges(cleaned, track, kinds);
    if (!played && isFragmented) throw new OtherTracks();
    if (played) {
      tracks++;
      for (const range of played) ranges.push(range);
    } else empty(cleaned, track);
  }
  keepNeeded(cleaned, 0, cleaned.length);
  need(isFragmented ? tracks > 0 : ranges.length > 0);
  if (isFragmented) return cleaned;
  const media = top.filter(({ type }) => type === 'mdat');
  keepPlayed(cleaned, media, merged(ranges));
  return cleaned;
}

/** An MP4 of pictures and sound. */
export const cleanMp4 = (bytes: Uint8Array): Uint8Array => keepTracks(bytes, ['vide', 'soun']);

/** An M4A of sound: covers and chapters go. */
export const cleanM4a = (bytes: Uint8Array): Uint8Array => keepTracks(bytes, ['soun']);
