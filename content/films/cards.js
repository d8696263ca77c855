import { ramp } from './motion.js';
import { palette } from './palette.js';
import { box, faded, write } from './pen.js';

/** The closing card: two ideas side by side, the second a little later. */
export function twoCards(context, cards, elapsed) {
  cards.forEach(({ name, color, lines, mono }, i) => {
    const start = 0.3 + i * 1.4;
    faded(context, ramp(elapsed, start, 0.7), () => {
      const x = 56 + i * 596;
      const y = 190 + (1 - ramp(elapsed, start, 0.8)) * 24;
      box(context, x, y, 572, 300, { fill: palette.panel });
      box(context, x, y + 34, 10, 64, { fill: color, radius: 5 });
      write(context, name, x + 44, y + 88, { size: 64, weight: 700, mono, color });
      lines.forEach((text, row) => {
        write(context, text, x + 44, y + 172 + row * 60, { size: 46, weight: 500 });
      });
    });
  });
}
