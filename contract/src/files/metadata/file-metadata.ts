import { asUtf8 } from '../text-encoding.ts';
import { cleanGif } from './gif-metadata.ts';
import { cleanM4a, cleanMp4 } from './mp4-metadata.ts';
import { cleanOgg } from './ogg-metadata.ts';
import { cleanJpeg, cleanPng, cleanWebp } from './picture-metadata.ts';
import { cleanMp3, cleanWav } from './sound-metadata.ts';
import { cleanStl } from './stl-metadata.ts';
import { cleanSvg } from './svg-metadata.ts';
import { cleanWebm } from './webm-metadata.ts';

const CLEANERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  svg: cleanSvg,
  mp3: cleanMp3,
  wav: cleanWav,
  m4a: cleanM4a,
  ogg: cleanOgg,
  mp4: cleanMp4,
  webm: cleanWebm,
  stl: cleanStl,
  text: asUtf8,
};

/**
 * Returns the file without metadata, and a text in UTF-8; other files as they are. Cleaning it again changes nothing,
 * and browser and server come to the same result and the same hash.
 *
 * @throws BrokenFile for a picture, sound or film whose parts do not hold together
 */
export function withoutMetadata(bytes: Uint8Array, format: string): Uint8Array {
  return CLEANERS[format]?.(bytes) ?? bytes;
}
