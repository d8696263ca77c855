/** Gives the width of a text at a font size, both in pixels. */
export type Measure = (text: string, size: number) => number;

/** Lines, and the size at which they fit. */
export type Fitted = { lines: string[]; size: number };

export type Room = {
  /** In pixels. */
  width: number;
  maxLines: number;
  /** Font sizes to try between, in pixels. */
  largest: number;
  smallest: number;
};

const STEP = 2;
const ELLIPSIS = '…';

/** Breaks at spaces. A word wider than a line stays whole, and so does not fit. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns as much of a text as fits, with an ellipsis for the rest. */
function shorten(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/**
 * Lays a text out as large as it fits: on one line if it can at half the sizes, then on more, down to
 * the smallest size; what does not fit even then is shortened.
 */
export function fitText(measure: Measure, text: string, room: Room): Fitted {
  const { width, maxLines, largest, smallest } = room;
  for (let size = largest; size >= smallest; size -= STEP) {
    const fits = (line: string) => measure(line, size) <= width;
    const lines = wrap(text, fits);
    const allowed = size > (largest + smallest) / 2 ? 1 : maxLines;
    if (lines.length <= allowed && lines.every(fits)) return { lines, size };
  }
  const fits = (line: string) => measure(line, smallest) <= width;
  const lines = wrap(text, fits);
  const last = lines.splice(maxLines - 1).join(' ');
  if (last) lines.push(last);
  return { lines: lines.map((line) => shorten(line, fits)), size: smallest };
}
