"""SQLite itself, for this program alone: a SqliteEngine of src/python/worker/sqlite/engine.ts."""

import _sqlite3

engine = _sqlite3.start()
if engine is None:
    # It is fetched before a program starts, if the program's text names it.
    raise ImportError("Write the word sqlite3 in the program itself to use databases", name="sqlite3")
