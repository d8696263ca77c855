import { between, ramp } from '../motion.js';
import { palette } from '../palette.js';
import { arrowHead, box, faded, line, write } from '../pen.js';

const LEFT = 94;
const RIGHT = { x: 728, width: 496 };
const VALUE = { x: RIGHT.x + 380, y: 196 };
const ROW = { y: 548 };
/** Seconds after a beat begins when a number leaves its place. */
const TAKEOFF = 0.5;

/** The numbers range(3) gives: those taken fly to the variable. */
export function rangeNumbers(context, { taken = 0, takenBefore = 0, elapsed, appear }) {
  [0, 1, 2].forEach((number, i) => {
    const home = { x: 324 + i * 108, y: 412 };
    const flying = taken === i + 1 && takenBefore === i;
    const gone = flying ? ramp(elapsed, TAKEOFF, 0.8) : Number(i < taken);
    const x = between(home.x, VALUE.x - 42, gone);
    const y = between(home.y, VALUE.y - 42, gone);
    faded(context, ramp(appear, i * 0.35, 0.5), () => {
      box(context, home.x, home.y, 84, 84, { edge: palette.edge, radius: 42, line: 3 });
      faded(context, 1 - ramp(gone, 0.75, 0.25), () => {
        box(context, x, y, 84, 84, { fill: palette.yellow, radius: 42 });
        const look = { mono: true, weight: 700, align: 'center', color: palette.night };
        write(context, String(number), x + 42, y + 57, look);
      });
    });
  });
  faded(context, ramp(appear, 0, 0.5), () => {
    write(context, 'range(3)', LEFT, 470, { mono: true, size: 40, color: palette.mint });
  });
}

/** The question a while loop asks, and Python's answer. */
export function question(context, { text, truth }, elapsed) {
  const color = truth ? palette.mint : palette.coral;
  faded(context, ramp(elapsed, 0.4, 0.4), () => {
    write(context, text, LEFT, ROW.y + 28, { mono: true, size: 44 });
  });
  faded(context, ramp(elapsed, 0.9, 0.4), () => {
    line(context, 262, ROW.y + 12, 312, ROW.y + 12, { color: palette.quiet });
    arrowHead(context, 312, ROW.y + 12, 0, palette.quiet);
    box(context, 340, ROW.y - 24, truth ? 150 : 176, 70, { fill: color, radius: 35 });
    const look = { mono: true, weight: 700, size: 42, align: 'center', color: palette.night };
    write(context, truth ? 'True' : 'False', truth ? 415 : 428, ROW.y + 26, look);
  });
}

/** The variable's box; a new value drops in where the old one was. */
export function variable(context, name, { now, old, elapsed, delay }) {
  box(context, RIGHT.x, 122, RIGHT.width, 148, { fill: palette.panel });
  write(context, name, RIGHT.x + 36, 212, { mono: true, size: 44, color: palette.text });
  box(context, VALUE.x - 64, 140, 128, 112, { fill: palette.night, edge: palette.edge, line: 3 });
  const share = ramp(elapsed, delay, 0.45);
  const digit = (value, shift, alpha) => {
    if (value === undefined) return;
    faded(context, alpha, () => {
      const look = { mono: true, weight: 700, size: 76, align: 'center', color: palette.mint };
      write(context, String(value), VALUE.x, VALUE.y + 27 + shift, look);
    });
  };
  if (now === old) return digit(now, 0, 1);
  digit(old, share * 30, 1 - ramp(elapsed, delay, 0.25));
  digit(now, (share - 1) * 30, ramp(elapsed, delay + 0.15, 0.3));
}
