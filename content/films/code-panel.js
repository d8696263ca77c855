import { between, ramp } from './motion.js';
import { palette } from './palette.js';
import { arrowHead, box, faded, line, write } from './pen.js';

const SIZE = 40;
const ADVANCE = SIZE * 0.6; // JetBrains Mono: every character is 0.6 em wide
const LINE = 66;
const TOKENS = /("[^"]*")|\b(for|in|while)\b|\b(print|range)\b|(\d+)|(\s+|\w+|.)/g;

function colorOf([, string, keyword, builtin, number]) {
  if (string) return palette.yellow;
  if (keyword) return palette.coral;
  if (builtin) return palette.mint;
  return number ? palette.yellow : palette.text;
}

function writeCode(context, source, x, y) {
  let at = x;
  for (const token of source.matchAll(TOKENS)) {
    write(context, token[0], at, y, { mono: true, size: SIZE, color: colorOf(token) });
    at += token[0].length * ADVANCE;
  }
}

export const CODE = { x: 56, y: 122, width: 640 };

/** Baseline of a line of code (1 is the first). */
export const baseline = (number) => CODE.y + 30 + (number - 0.5) * LINE + 14;

/** The mark of the line that runs now; it glides from the line before. */
function currentLine(context, { before, now, elapsed, glide = 0.45 }) {
  if (!now) return;
  const y = between(baseline(before ?? now), baseline(now), ramp(elapsed, 0, glide));
  faded(context, before ? 1 : ramp(elapsed, 0, 0.4), () => {
    box(context, CODE.x + 8, y - 48, CODE.width - 16, 66, { fill: '#3a3a1f', radius: 12 });
    box(context, CODE.x + 14, y - 41, 10, 52, { fill: palette.yellow, radius: 5 });
  });
}

/** The way back up, shown while the mark goes from a later line to an earlier one. */
function wayBack(context, { before, now, elapsed }) {
  if (!(before > now)) return;
  const [low, high] = [baseline(before) - 15, baseline(now) - 15];
  const right = CODE.x + CODE.width - 16;
  faded(context, ramp(elapsed, 0, 0.3) * (1 - ramp(elapsed, 1.1, 0.5)), () => {
    line(context, right - 12, low, right, low, { color: palette.yellow });
    line(context, right, low, right, high, { color: palette.yellow });
    line(context, right, high, right - 30, high, { color: palette.yellow });
    arrowHead(context, right - 30, high, Math.PI, palette.yellow);
  });
}

/** A line of the program that is crossed out, `share` of the way. */
function strike(context, source, y, share) {
  const indent = source.search(/\S/) * ADVANCE;
  const width = (source.length * ADVANCE - indent) * share;
  box(context, CODE.x + 38 + indent, y - 17, width, 5, { fill: palette.coral, radius: 2 });
}

/** The panel with the program, the mark of its current line, and a line that is struck out. */
export function codePanel(context, lines, { mark, struck, share = 0 } = {}) {
  box(context, CODE.x, CODE.y, CODE.width, lines.length * LINE + 60, { fill: palette.panel });
  if (mark) currentLine(context, mark);
  lines.forEach((source, i) => {
    const crossed = i + 1 === struck ? share : 0;
    faded(context, 1 - crossed * 0.55, () =>
      writeCode(context, source, CODE.x + 38, baseline(i + 1)),
    );
    if (crossed > 0) strike(context, source, baseline(i + 1), crossed);
  });
  if (mark) wayBack(context, mark);
}
