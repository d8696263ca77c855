"""Runs statements one after the other, and hands out their rows."""

from .engine import engine
from .errors import DONE, ROW, ProgrammingError, error_of
from .statement import without_comments


class Cursor:
    arraysize = 1

    def __init__(self, connection, /):
        self.connection = connection
        self.row_factory = connection.row_factory
        self.description = None
        self.lastrowid = None
        self.rowcount = -1
        self._statement = None
        self._has_row = False
        self._closed = False

    def execute(self, sql, parameters=(), /):
        """Runs one statement; answers the cursor itself."""
        return self._run("execute", sql, (parameters,))

    def executemany(self, sql, seq_of_parameters, /):
        """Runs a statement that changes rows once for each of the groups of values."""
        return self._run("executemany", sql, seq_of_parameters)

    def executescript(self, sql_script, /):
        """Runs all the statements of a text; what is not committed yet is committed first."""
        _require_text("executescript", sql_script)
        database = self._open_database()
        self._end_statement()
        self.connection.commit()
        rest = sql_script
        while without_comments(rest):
            statement = self.connection._prepared(rest)
            rest = statement.rest
            try:
                while not statement.is_empty and (code := statement.step()) != DONE:
                    if code != ROW:
                        raise error_of(database)
            finally:
                statement.close()
        return self

    def fetchone(self):
        """The next row, or None after the last one."""
        return next(self, None)

    def fetchmany(self, size=None):
        """A list with the next rows, at most `size`."""
        size = self.arraysize if size is None else size
        return [row for _, row in zip(range(size), self)]

    def fetchall(self):
        """A list with all the rows that are left."""
        return list(self)

    def __iter__(self):
        return self

    def __next__(self):
        database = self._open_database()
        if not self._has_row:
            raise StopIteration
        values = self._statement.row(self.connection.text_factory)
        made = values if self.row_factory is None else self.row_factory(self, values)
        self._step(database)
        return made

    def close(self):
        self._end_statement()
        self._closed = True

    def setinputsizes(self, sizes, /):
        """Changes nothing; every database module of Python has it."""

    def setoutputsize(self, size, column=None, /):
        """Changes nothing; every database module of Python has it."""

    def _run(self, method, sql, groups):
        _require_text(method, sql)
        database = self._open_database()
        self._end_statement()
        self.description, self.rowcount = None, -1
        statement = self.connection._prepared(sql)
        if without_comments(statement.rest):
            raise ProgrammingError("You can only execute one statement at a time.")
        if statement.is_empty:
            return self
        many = method == "executemany"
        if many and not statement.changes_rows:
            raise ProgrammingError("executemany() can only execute DML statements.")
        if statement.changes_rows:
            self.connection._begin()
            self.rowcount = 0
        self._statement = statement
        names = statement.column_names()
        if names:
            self.description = tuple((name, *(None,) * 6) for name in names)
        for parameters in groups:
            statement.reset()
            statement.bind(parameters)
            self._step(database)
            while many and self._has_row:
                self._step(database)
        if not many:
            self.lastrowid = engine.last_row(database)
        return self

    def _step(self, database):
        code = self._statement.step()
        self._has_row = code == ROW
        if code not in (ROW, DONE):
            error = error_of(database)
            self._end_statement()
            raise error
        if code == DONE:
            if self._statement.changes_rows:
                self.rowcount += engine.changes(database)
            self._statement.reset()

    def _end_statement(self):
        self._has_row = False
        if self._statement is not None:
            self._statement.close()
            self._statement = None

    def _open_database(self):
        if self._closed:
            raise ProgrammingError("Cannot operate on a closed cursor.")
        return self.connection._open_database()


def _require_text(method, sql):
    if not isinstance(sql, str):
        kind = type(sql).__name__
        raise TypeError(f"{method}() argument 1 must be str, not {kind}")
    if "\0" in sql:
        raise ProgrammingError("the query contains a null character")
