import awakening from './awakening.py?raw';
import check from './check.py?raw';
import checked_run from './checked_run.py?raw';
import event_loop from './event_loop.py?raw';
import failure from './failure.py?raw';
import fresh from './fresh.py?raw';
import type { HarnessSources } from './harness.ts';
import plots from './plots.py?raw';
import program from './program.py?raw';
import program_text from './program_text.py?raw';
import session from './session.py?raw';

/** The harness as it is bundled with the worker. */
export const harnessSources: HarnessSources = {
  awakening,
  check,
  checked_run,
  event_loop,
  failure,
  fresh,
  plots,
  program,
  program_text,
  session,
};
