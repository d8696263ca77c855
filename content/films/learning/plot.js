import { palette } from '../palette.js';
import { arrowHead, box, line, write } from '../pen.js';

export const PLOT = { x: 56, y: 122, width: 752, height: 462 };
const CORNER = { x: PLOT.x + 40, y: PLOT.y + PLOT.height - 66 };

/** Songs: both directions have the same scale, so that distances look as long as they are. */
export const songPlace = ({ x, y }) => ({ x: CORNER.x + 8 + x * 42, y: CORNER.y - 2 - y * 41 });

/** Walks: hours to the right, kilometres upwards. */
export const walkPlace = ({ x, y }) => ({ x: CORNER.x + x * 76, y: CORNER.y - y * 11 });

/** The panel with its two arrows and what they stand for. */
export function axes(context, [across, upwards]) {
  box(context, PLOT.x, PLOT.y, PLOT.width, PLOT.height, { fill: palette.panel });
  const right = PLOT.x + PLOT.width - 34;
  const top = PLOT.y + 34;
  line(context, CORNER.x, CORNER.y, right, CORNER.y, { color: palette.quiet, width: 3 });
  arrowHead(context, right, CORNER.y, 0, palette.quiet);
  line(context, CORNER.x, CORNER.y, CORNER.x, top, { color: palette.quiet, width: 3 });
  arrowHead(context, CORNER.x, top, -Math.PI / 2, palette.quiet);
  const look = { size: 40, weight: 500, color: palette.quiet };
  write(context, across, right + 6, CORNER.y + 47, { ...look, align: 'right' });
  write(context, upwards, CORNER.x + 26, top + 22, look);
}
