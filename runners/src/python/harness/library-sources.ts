import { codiviaSources } from './codivia-sources.ts';
import type { LibrarySources } from './harness.ts';
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

/** Our own modules as they are bundled with the worker. */
export const librarySources: LibrarySources = {
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
  codivia: codiviaSources,
};
