"""A connection to a database, which begins and ends transactions."""

import os
import weakref

from .cursor import Cursor
from .engine import engine
from .errors import EXCEPTIONS, NotSupportedError, ProgrammingError
from .statement import Statement

_LEVELS = ("", "DEFERRED", "IMMEDIATE", "EXCLUSIVE")


def connect(database, *args, factory=None, **options):
    """Opens a database: ":memory:" for a private one, or a name that the whole program shares."""
    return (factory or Connection)(database, *args, **options)


class Connection:
    def __init__(
        self,
        database,
        timeout=5.0,
        detect_types=0,
        isolation_level="",
        check_same_thread=True,
        cached_statements=128,
        uri=False,
    ):
        """`timeout`, `check_same_thread` and `cached_statements` have nothing to do here."""
        if detect_types or uri:
            raise NotSupportedError("detect_types and uri are not available in the browser")
        name = os.fsdecode(database)
        is_private = name in ("", ":memory:")
        self._number = engine.open(name if is_private else os.path.abspath(name))
        if self._number == 0:
            raise MemoryError("the databases need more memory than there is")
        self._statements = weakref.WeakSet()
        self._isolation_level = None
        self.isolation_level = isolation_level
        self.row_factory = None
        self.text_factory = str

    def cursor(self, factory=Cursor):
        self._open_database()
        return factory(self)

    def execute(self, sql, parameters=(), /):
        return self.cursor().execute(sql, parameters)

    def executemany(self, sql, seq_of_parameters, /):
        return self.cursor().executemany(sql, seq_of_parameters)

    def executescript(self, sql_script, /):
        return self.cursor().executescript(sql_script)

    def commit(self):
        """Keeps what was changed since the last commit."""
        self._end("COMMIT")

    def rollback(self):
        """Undoes what was changed since the last commit."""
        self._end("ROLLBACK")

    def close(self):
        """What is not committed is lost. Closing twice is no error."""
        if self._number == 0:
            return
        # SQLite waits with closing, and with giving up changes, for statements that are still open.
        for statement in list(self._statements):
            statement.close()
        engine.close(self._number)
        self._number = 0

    @property
    def in_transaction(self):
        return engine.in_transaction(self._open_database())

    @property
    def total_changes(self):
        return engine.total_changes(self._open_database())

    @property
    def isolation_level(self):
        return self._isolation_level

    @isolation_level.setter
    def isolation_level(self, level):
        if level is None:
            self.commit()
        elif not isinstance(level, str):
            raise TypeError("isolation_level must be str or None")
        elif level.upper() not in _LEVELS:
            raise ValueError(
                "isolation_level string must be '', 'DEFERRED', 'IMMEDIATE', or 'EXCLUSIVE'"
            )
        self._isolation_level = level

    def __enter__(self):
        self._open_database()
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.commit()
        else:
            self.rollback()
        return False

    def _prepared(self, sql):
        statement = Statement(self._open_database(), sql)
        self._statements.add(statement)
        return statement

    def _begin(self):
        if self._isolation_level is not None and not self.in_transaction:
            self._run(f"BEGIN {self._isolation_level}")

    def _end(self, how):
        if self.in_transaction:
            self._run(how)

    def _run(self, sql):
        cursor = Cursor(self)
        cursor.execute(sql)
        cursor.close()

    def _open_database(self):
        if self._number == 0:
            raise ProgrammingError("Cannot operate on a closed database.")
        return self._number


# A program that has a connection can catch its exceptions by it: `except con.IntegrityError`.
for _exception in EXCEPTIONS:
    setattr(Connection, _exception.__name__, _exception)
del _exception
