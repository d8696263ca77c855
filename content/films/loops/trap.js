import { codePanel } from '../code-panel.js';
import { ramp } from '../motion.js';
import { output } from './output.js';
import { question, variable } from './trace.js';

/** The line that would bring the loop to its end, and when it is crossed out. */
const FORGOTTEN = 4;
const CROSSED = 1.2;
/** Seconds a round takes once the loop cannot end. */
const ROUND = 0.8;

/** The while loop without the line that changes its variable: it goes round for ever. */
export function trap(context, said, elapsed) {
  const running = Math.max(0, elapsed - CROSSED - 0.8);
  const round = Math.floor(running / ROUND);
  const inRound = running - round * ROUND;
  const printing = inRound >= ROUND / 2;
  const mark =
    running > 0
      ? {
          before: printing ? 2 : round > 0 ? 3 : undefined,
          now: printing ? 3 : 2,
          elapsed: inRound - (printing ? ROUND / 2 : 0),
          glide: 0.25,
        }
      : undefined;
  const share = ramp(elapsed, CROSSED, 0.6);
  codePanel(context, said.code.while, { mark, struck: FORGOTTEN, share });
  variable(context, said.variable.while, { now: 3, old: 3, elapsed, delay: 0 });
  const lines = Array(round + Number(printing)).fill('3');
  const last = printing ? ramp(inRound, ROUND / 2, 0.25) : 1;
  output(context, said.output, lines, last);
  question(context, { text: '3 > 0', truth: true }, running > 0 ? running : -1);
}
