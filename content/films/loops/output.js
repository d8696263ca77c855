import { ramp } from '../motion.js';
import { palette } from '../palette.js';
import { box, faded, write } from '../pen.js';

const PANEL = { x: 728, y: 288, width: 496, height: 296 };
const FIRST = 124;
const PITCH = 51;
/** Lines the panel holds; with more, the oldest leave at the top. */
const HELD = 4;

/** What the program has printed; the last line is `share` of the way in. */
export function output(context, label, lines, share) {
  box(context, PANEL.x, PANEL.y, PANEL.width, PANEL.height, { fill: palette.panel });
  context.save();
  context.beginPath();
  context.rect(PANEL.x, PANEL.y + FIRST - 46, PANEL.width, PANEL.height - FIRST + 46);
  context.clip();
  const scrolled = Math.max(0, lines.length - 1 + share - HELD);
  lines.forEach((text, i) => {
    const arriving = i === lines.length - 1 ? share : 1;
    const y = PANEL.y + FIRST + (i - scrolled) * PITCH + (1 - arriving) * 14;
    const leaving = 1 - ramp(scrolled - i, 0.1, 0.7);
    faded(context, arriving * leaving, () => {
      write(context, text, PANEL.x + 36, y, { mono: true, size: 42 });
    });
  });
  context.restore();
  const look = { size: 40, weight: 500, color: palette.quiet };
  write(context, label, PANEL.x + 36, PANEL.y + 56, look);
}
