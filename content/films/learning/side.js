import { palette } from '../palette.js';
import { box, write } from '../pen.js';
import { symbol } from './shapes.js';

export const SIDE = { x: 836, width: 388 };
const LEFT = SIDE.x + 36;

/** Which shape stands for which label. */
export function legend(context, labels) {
  box(context, SIDE.x, 122, SIDE.width, 166, { fill: palette.panel });
  ['calm', 'party'].forEach((label, i) => {
    symbol(context, label, LEFT + 20, 174 + i * 66, 18);
    write(context, labels[label], LEFT + 64, 189 + i * 66, { size: 44 });
  });
}

/** The lower panel: a quiet first line, and what follows from it. */
export function finding(context, first, draw) {
  box(context, SIDE.x, 306, SIDE.width, 278, { fill: palette.panel });
  write(context, first, LEFT, 366, { size: 42, weight: 500, color: palette.quiet });
  draw?.(LEFT);
}
