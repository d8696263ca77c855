"""Databases in memory, with SQL: what learners use of Python's own sqlite3, made for the browser.

    con = sqlite3.connect("school.db")
    con.execute("CREATE TABLE pupil (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    con.execute("INSERT INTO pupil (name) VALUES (?)", ["Ada"])
    for row in con.execute("SELECT * FROM pupil"):
        print(row)

The SQL is done by SQLite itself, so all of its SQL works. Here: connect(), connections and cursors with
execute, executemany, executescript, fetchone, fetchmany, fetchall, iteration, description, lastrowid,
rowcount, arraysize, commit, rollback, `with connection`, in_transaction, isolation_level, row_factory and
Row, text_factory, the parameters ? ?1 :name @name $name, register_adapter, and the exceptions with SQLite's
messages.

Different from a Python on your computer: a database lives in memory, also one with a file's name. Within
one program everybody who connects to that name sees the same database; the next program begins without it,
and there is no file to open, copy or delete.

Not here: functions, aggregates and collations of your own (create_function …), converters
(detect_types, register_converter), uri=True, the autocommit attribute, backup, iterdump, blobopen,
serialize, complete_statement, extensions, and hooks (set_trace_callback …).
"""

from .adapters import register_adapter
from .connection import Connection, connect
from .cursor import Cursor
from .engine import engine as _engine
from .errors import EXCEPTIONS as _EXCEPTIONS
from .errors import (
    DatabaseError,
    DataError,
    Error,
    IntegrityError,
    InterfaceError,
    InternalError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
    Warning,
)
from .row import Row

apilevel = "2.0"
paramstyle = "qmark"
threadsafety = 1
sqlite_version = _engine.version()
sqlite_version_info = tuple(int(part) for part in sqlite_version.split("."))
Binary = memoryview


def enable_callback_tracebacks(flag, /):
    """Changes nothing: there are no callbacks."""


# Learners read these names in error messages; where they are written does not matter.
for _thing in (Connection, Cursor, Row, *_EXCEPTIONS):
    _thing.__module__ = "sqlite3"
del _thing
