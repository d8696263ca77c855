import { codePanel } from '../code-panel.js';
import { ramp } from '../motion.js';
import { output } from './output.js';
import { question, rangeNumbers, variable } from './trace.js';

/** Seconds after the mark has reached a line when its effect shows; a number first flies there. */
const EFFECT = 0.5;
const FLIGHT = 0.55;

const latest = (beats, field) => beats.findLast((beat) => beat[field] !== undefined)?.[field];

/** A program at one beat of its run; `run` is that beat and those of the same program before it. */
export function program(context, said, run, second, rangeStart) {
  const beat = run.at(-1);
  const earlier = run.slice(0, -1);
  const elapsed = second - beat.start;
  const counting = beat.part === 'for';
  codePanel(context, said.code[beat.part], {
    mark: { before: earlier.at(-1)?.line, now: beat.line, elapsed },
  });
  variable(context, said.variable[beat.part], {
    now: latest(run, 'value'),
    old: latest(earlier, 'value'),
    elapsed,
    delay: counting ? EFFECT + FLIGHT : EFFECT,
  });
  const printed = run.filter((b) => b.print).map((b) => b.print);
  output(context, said.output, printed, beat.print ? ramp(elapsed, EFFECT, 0.45) : 1);
  if (beat.test) question(context, beat.test, elapsed);
  if (counting && beat.line) {
    const taken = latest(run, 'taken');
    const takenBefore = latest(earlier, 'taken');
    rangeNumbers(context, { taken, takenBefore, elapsed, appear: second - rangeStart });
  }
}
