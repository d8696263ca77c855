/** Returns the bytes of an MP4 of this size: its head, and then nothing that could be played. */
export function mp4Of(size: number, fill = 7): Buffer {
  const film = Buffer.alloc(size, fill);
  film.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 0, 'latin1');
  return film;
}

/** Returns the bytes of a WebM, likewise. */
export function webmOf(size: number): Buffer {
  const film = Buffer.alloc(size, 9);
  film.write('\x1aE\xdf\xa3\x87B\x82\x84webm', 0, 'latin1');
  return film;
}

export const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start\nHello\n';
