import answer_text from './answer_text.py?raw';
import cases from './cases.py?raw';
import check from './check.py?raw';
import checked_run from './checked_run.py?raw';
import drawing from './drawing.py?raw';
import entries from './entries.py?raw';
import event_loop from './event_loop.py?raw';
import failure from './failure.py?raw';
import fresh from './fresh.py?raw';
import type { HarnessSources } from './harness.ts';
import password_hashing from './password_hashing.py?raw';
import plots from './plots.py?raw';
import program from './program.py?raw';
import program_data from './program_data.py?raw';
import program_text from './program_text.py?raw';
import record from './record.py?raw';
import record_values from './record_values.py?raw';
import restore_snapshot from './restore_snapshot.py?raw';
import session from './session.py?raw';
import sqlite3 from './sqlite3/__init__.py?raw';
import adapters from './sqlite3/adapters.py?raw';
import connection from './sqlite3/connection.py?raw';
import cursor from './sqlite3/cursor.py?raw';
import engine from './sqlite3/engine.py?raw';
import errors from './sqlite3/errors.py?raw';
import row from './sqlite3/row.py?raw';
import statement from './sqlite3/statement.py?raw';
import turtle from './turtle/__init__.py?raw';
import colours from './turtle/colours.py?raw';
import geometry from './turtle/geometry.py?raw';
import looks from './turtle/looks.py?raw';
import navigator from './turtle/navigator.py?raw';
import paper from './turtle/paper.py?raw';
import pen from './turtle/pen.py?raw';
import raw from './turtle/raw.py?raw';
import screen from './turtle/screen.py?raw';

/** The harness as it is bundled with the worker. */
export const harnessSources: HarnessSources = {
  harness: {
    answer_text,
    restore_snapshot,
    cases,
    check,
    drawing,
    entries,
    checked_run,
    event_loop,
    failure,
    fresh,
    password_hashing,
    plots,
    program,
    program_data,
    program_text,
    record,
    record_values,
    session,
  },
  sqlite3: {
    __init__: sqlite3,
    adapters,
    connection,
    cursor,
    engine,
    errors,
    row,
    statement,
  },
  turtle: {
    __init__: turtle,
    colours,
    geometry,
    looks,
    navigator,
    paper,
    pen,
    raw,
    screen,
  },
};
