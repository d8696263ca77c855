"""One SQL statement, ready to be run with values for its parameters."""

from pyodide.ffi import to_js

from .adapters import adapted
from .engine import engine
from .errors import OK, ProgrammingError, error_of

_CHANGES_ROWS = ("INSERT", "UPDATE", "DELETE", "REPLACE")
_LARGEST = 2**63


def without_comments(sql):
    """The text from the first word of SQL on, or an empty text."""
    sql = sql.lstrip(" \t\r\n\f;")
    while sql.startswith(("--", "/*")):
        end = "\n" if sql.startswith("--") else "*/"
        sql = sql.partition(end)[2].lstrip(" \t\r\n\f;")
    return sql


class Statement:
    def __init__(self, database, sql):
        """Prepares the first statement of the text; `rest` is what is behind it."""
        self._database = database
        self._number = engine.prepare(database, sql)
        if self._number == 0 and engine.error_code(database) & 0xFF != OK:
            raise error_of(database)
        self.rest = engine.rest
        self.is_empty = self._number == 0
        self.changes_rows = without_comments(sql)[:7].upper().startswith(_CHANGES_ROWS)

    def column_names(self):
        return engine.column_names(self._number).to_py()

    def step(self):
        """SQLite's code: ROW, DONE, or that of an error."""
        return engine.step(self._number)

    def row(self, text_factory):
        """The values of the row at which it stands."""
        kinds, *values = engine.row(self._number).to_py()
        return tuple(_value(kind, value, text_factory) for kind, value in zip(kinds, values))

    def reset(self):
        if self._number:
            engine.reset(self._number)

    def close(self):
        if self._number:
            engine.finalize(self._number)
            self._number = 0

    __del__ = close

    def bind(self, parameters):
        """Gives the parameters their values: a sequence, or a mapping for those with names."""
        needed = engine.parameter_count(self._number)
        if isinstance(parameters, dict) or _is_mapping(parameters):
            for index in range(1, needed + 1):
                self._bind_named(index, parameters)
            return
        if not (hasattr(parameters, "__len__") and hasattr(parameters, "__getitem__")):
            raise ProgrammingError("parameters are of unsupported type")
        if len(parameters) != needed:
            raise ProgrammingError(
                "Incorrect number of bindings supplied. The current statement uses "
                f"{needed}, and there are {len(parameters)} supplied."
            )
        for index in range(1, needed + 1):
            self._bind(index, parameters[index - 1], index)

    def _bind_named(self, index, parameters):
        name = engine.parameter_name(self._number, index)
        if name is None or name.startswith("?"):
            raise ProgrammingError(
                f"Binding {index} has no name, but you supplied a dictionary "
                "(which has only names)."
            )
        try:
            value = parameters[name[1:]]
        except LookupError:
            raise ProgrammingError(
                f"You did not supply a value for binding parameter {name}."
            ) from None
        self._bind(index, value, repr(name))

    def _bind(self, index, value, shown):
        if type(value) not in (str, int, float, bytes):
            value = adapted(value)
        if value is None:
            code = engine.bind_nothing(self._number, index)
        elif isinstance(value, int):
            if not -_LARGEST <= value < _LARGEST:
                raise OverflowError("Python int too large to convert to SQLite INTEGER")
            code = engine.bind_integer(self._number, index, int(value))
        elif isinstance(value, float):
            code = engine.bind_real(self._number, index, float(value))
        elif isinstance(value, str):
            code = engine.bind_text(self._number, index, str(value))
        elif isinstance(value, (bytes, bytearray, memoryview)):
            code = engine.bind_blob(self._number, index, to_js(bytes(value)))
        else:
            kind = type(value).__name__
            raise ProgrammingError(f"Error binding parameter {shown}: type '{kind}' is not supported")
        if code != OK:
            raise error_of(self._database)


def _is_mapping(parameters):
    return hasattr(parameters, "keys") and hasattr(parameters, "__getitem__")


def _value(kind, value, text_factory):
    if kind == "r":
        # JavaScript does not tell 2.0 from 2.
        return float(value)
    if kind == "b":
        return bytes(value)
    if kind == "t" and text_factory is not str:
        return text_factory(value.encode())
    return value
