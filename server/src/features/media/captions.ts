import { decodeText } from '@codivia/contract/files/text-encoding';

/** A line with the times of a caption (https://www.w3.org/TR/webvtt1/#webvtt-cue-timings). */
const TIMES =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} {1,9}--> {1,9}(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/;

/** Tells whether a file has captions: WebVTT in UTF-8 with the times of one caption at least. */
export function hasCaptions(content: Uint8Array): boolean {
  const read = decodeText(content);
  if (read?.encoding !== 'utf-8') return false;
  const lines = read.text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '') && lines.some((line) => TIMES.test(line));
}
