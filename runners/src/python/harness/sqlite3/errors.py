"""The exceptions, and which of them SQLite's codes represent (https://sqlite.org/rescode.html)."""

from .engine import engine

OK, INTERRUPTED, ROW, DONE = 0, 9, 100, 101
_OUT_OF_MEMORY = 7


class Warning(Exception):
    pass


class Error(Exception):
    pass


class InterfaceError(Error):
    pass


class DatabaseError(Error):
    pass


class DataError(DatabaseError):
    pass


class OperationalError(DatabaseError):
    pass


class IntegrityError(DatabaseError):
    pass


class InternalError(DatabaseError):
    pass


class ProgrammingError(DatabaseError):
    pass


class NotSupportedError(DatabaseError):
    pass


# As PEP 249 names them; connections carry all of them too.
EXCEPTIONS = (
    Warning,
    Error,
    InterfaceError,
    DatabaseError,
    DataError,
    OperationalError,
    IntegrityError,
    InternalError,
    ProgrammingError,
    NotSupportedError,
)

_CLASSES = {
    **dict.fromkeys((1, 3, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17), OperationalError),
    **dict.fromkeys((2, 12), InternalError),
    18: DataError,
    **dict.fromkeys((19, 20), IntegrityError),
    **dict.fromkeys((21, 25), InterfaceError),
}


def error_of(database):
    """The exception for what SQLite said last about this database."""
    code = engine.error_code(database)
    # The lowest byte is the kind of error, the rest says more.
    kind = code & 0xFF
    if kind == _OUT_OF_MEMORY:
        return MemoryError("the databases need more memory than there is")
    if kind == INTERRUPTED:
        return KeyboardInterrupt()
    error = _CLASSES.get(kind, DatabaseError)(engine.error_message(database))
    error.sqlite_errorcode = code
    return error
