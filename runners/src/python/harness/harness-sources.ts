import answer_text from './answer_text.py?raw';
import cases from './cases.py?raw';
import check from './check.py?raw';
import checked_run from './checked_run.py?raw';
import clues from './clues.py?raw';
import drawing from './drawing.py?raw';
import entries from './entries.py?raw';
import event_loop from './event_loop.py?raw';
import failure from './failure.py?raw';
import fresh from './fresh.py?raw';
import type { HarnessSources } from './harness.ts';
import hints from './hints.py?raw';
import imports from './imports.py?raw';
import near_names from './near_names.py?raw';
import password_hashing from './password_hashing.py?raw';
import plots from './plots.py?raw';
import program from './program.py?raw';
import program_data from './program_data.py?raw';
import program_text from './program_text.py?raw';
import record from './record.py?raw';
import record_values from './record_values.py?raw';
import restore_snapshot from './restore_snapshot.py?raw';
import session from './session.py?raw';
import variables from './variables.py?raw';

/** The harness for a Python without a snapshot; loaded for it alone. */
export const harnessSources: HarnessSources = {
  harness: {
    answer_text,
    restore_snapshot,
    cases,
    check,
    clues,
    drawing,
    entries,
    checked_run,
    event_loop,
    failure,
    fresh,
    hints,
    imports,
    near_names,
    password_hashing,
    plots,
    program,
    program_data,
    program_text,
    record,
    record_values,
    session,
    variables,
  },
};
