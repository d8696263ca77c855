import type { CompleteMedia } from './media.queries.ts';
import type { MediaFormat } from './media.table.ts';

/** The MIME types under which media are sent: no format that a browser would run is among them. */
export const TYPES: Readonly<Record<MediaFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

const ENDINGS: Readonly<Record<MediaFormat, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  mp4: 'mp4',
  webm: 'webm',
  vtt: 'vtt',
};

/** Returns the address of a content, which never changes. */
export const addressOf = ({ hash, format }: Pick<CompleteMedia, 'hash' | 'format'>): string =>
  `/media/files/${hash}.${ENDINGS[format]}`;

const ADDRESS = /^\/media\/files\/([0-9a-f]{64})\.(png|jpg|webp|mp4|webm|vtt)$/;

/** Returns the hash of a content by its address; undefined for other addresses. */
export const hashOfAddress = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
