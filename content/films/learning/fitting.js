import { between, clamp, ramp } from '../motion.js';
import { palette } from '../palette.js';
import { faded, line, write } from '../pen.js';
import { axes, walkPlace } from './plot.js';
import { diamond } from './shapes.js';
import { finding } from './side.js';
import { heightAt, LINES, meanGap, WALKS } from './walks.js';

const SPAN = { from: 0.4, to: 8.5 };
const NEW_WALK = 5;
/** Steps shown one by one before the film speeds up. */
const SLOW_STEPS = 3;

/** Steps taken so far, with the share of the one under way: 2.5 is half-way to the third. */
function stepsAt(second, startOf) {
  const slow = clamp((second - startOf('nudge') - 0.8) / 3.6) * SLOW_STEPS;
  const whole = Math.floor(slow);
  const eased = whole + ramp(slow - whole, 0.1, 0.8);
  const rest = LINES.length - 1 - SLOW_STEPS;
  return eased + clamp((second - startOf('again')) / 5) * rest;
}

function lineAt(steps) {
  const before = LINES[Math.floor(steps)];
  const after = LINES[Math.min(LINES.length - 1, Math.floor(steps) + 1)];
  const share = steps - Math.floor(steps);
  return {
    level: between(before.level, after.level, share),
    slope: between(before.slope, after.slope, share),
  };
}

function drawnLine(context, fitted, share) {
  const end = between(SPAN.from, SPAN.to, share);
  const from = walkPlace({ x: SPAN.from, y: heightAt(fitted, SPAN.from) });
  const to = walkPlace({ x: end, y: heightAt(fitted, end) });
  line(context, from.x, from.y, to.x, to.y, { color: palette.yellow, width: 7 });
}

function gaps(context, fitted, share) {
  for (const walk of WALKS) {
    const point = walkPlace(walk);
    const onLine = walkPlace({ x: walk.x, y: heightAt(fitted, walk.x) });
    const y = between(point.y, onLine.y, share);
    line(context, point.x, point.y, point.x, y, { color: palette.coral, width: 5 });
  }
}

function points(context, shown) {
  WALKS.forEach((walk, i) => {
    const { x, y } = walkPlace(walk);
    faded(context, ramp(shown, 0.6 + i * 0.3, 0.4), () => {
      context.beginPath();
      context.arc(x, y, 15, 0, Math.PI * 2);
      context.fillStyle = palette.mint;
      context.fill();
    });
  });
}

/** The new walk: up from its hours to the line, then across to its kilometres. */
function prediction(context, fitted, elapsed) {
  const height = heightAt(fitted, NEW_WALK);
  const [foot, top] = [walkPlace({ x: NEW_WALK, y: 0 }), walkPlace({ x: NEW_WALK, y: height })];
  const side = walkPlace({ x: 0, y: height });
  const look = { color: palette.text, width: 4, dash: [3, 10] };
  const up = ramp(elapsed, 0.9, 0.9);
  const across = ramp(elapsed, 1.9, 0.9);
  faded(context, Math.min(1, up * 8), () => {
    line(context, foot.x, foot.y, foot.x, between(foot.y, top.y, up), look);
  });
  if (across > 0) line(context, top.x, top.y, between(top.x, side.x, across), top.y, look);
  faded(context, ramp(elapsed, 0.5, 0.4), () => {
    const label = { size: 42, weight: 700, align: 'center' };
    write(context, String(NEW_WALK), foot.x, foot.y + 47, label);
  });
  faded(context, up, () => diamond(context, top.x, top.y, 28));
  return ramp(elapsed, 2.6, 0.5);
}

function decimal(number, mark) {
  return number.toFixed(1).replace('.', mark);
}

/** A line among the walks: guessed, corrected step by step, then put to work. */
export function fitting(context, said, second, startOf) {
  const since = (name) => second - startOf(name);
  const steps = stepsAt(second, startOf);
  const fitted = lineAt(steps);
  const using = ramp(since('use'), 0.2, 0.5);
  axes(context, said.axes.walks);
  faded(context, 1 - using, () => gaps(context, fitted, ramp(since('gaps'), 0.4, 0.9)));
  const drawn = ramp(since('guess'), 0.4, 0.9);
  if (drawn > 0) drawnLine(context, fitted, drawn);
  points(context, since('walks'));
  const found = prediction(context, fitted, since('use'));
  const measured = ramp(since('gaps'), 1.2, 0.5);
  const big = { mono: true, weight: 700, size: 76 };
  if (using > 0) {
    finding(context, `${NEW_WALK} ${said.axes.walks[0]}`, (x) => {
      const km = `${Math.round(heightAt(fitted, NEW_WALK))} km`;
      faded(context, found, () => write(context, km, x, 490, { ...big, color: palette.yellow }));
    });
  } else {
    faded(context, measured, () => {
      finding(context, said.gap, (x) => {
        const gap = `${decimal(meanGap(fitted), said.decimal)} km`;
        write(context, gap, x, 460, { ...big, color: palette.coral });
        if (steps > 0) write(context, `${said.step} ${Math.ceil(steps)}`, x, 548, { size: 46 });
      });
    });
  }
}
