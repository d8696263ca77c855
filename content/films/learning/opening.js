import { ramp } from '../motion.js';
import { palette } from '../palette.js';
import { blaze, faded, line, write } from '../pen.js';
import { diamond, symbol } from './shapes.js';

/** Examples around a question: where they stand and what they are. */
const AROUND = [
  [960, 210, 'calm'],
  [1130, 190, 'calm'],
  [890, 350, 'calm'],
  [1180, 330, 'party'],
  [950, 470, 'party'],
  [1120, 450, 'party'],
];
const QUESTION = [1035, 325];

/** The opening card. */
export function opening(context, { title, subtitle }, elapsed) {
  faded(context, ramp(elapsed, 0.1, 0.7), () => {
    blaze(context, 84, 246, 3);
    write(context, title, 170, 312, { size: 100, weight: 750 });
  });
  faded(context, ramp(elapsed, 0.7, 0.7), () => {
    write(context, subtitle, 174, 392, { size: 48, weight: 500, color: palette.quiet });
  });
  AROUND.forEach(([x, y, label], i) => {
    const start = 0.5 + i * 0.25;
    faded(context, ramp(elapsed, start + 1.4, 0.5), () => {
      line(context, ...QUESTION, x, y, { color: palette.edge, width: 3, dash: [2, 10] });
    });
    faded(context, ramp(elapsed, start, 0.5), () => symbol(context, label, x, y, 22));
  });
  faded(context, ramp(elapsed, 0.3, 0.5), () => diamond(context, ...QUESTION, 46));
}
