"""Values of other kinds than SQLite's five, made into one of those."""

import datetime

_adapters = {
    datetime.date: datetime.date.isoformat,
    datetime.datetime: lambda value: value.isoformat(" "),
}


def register_adapter(kind, adapter, /):
    """From now on `adapter(value)` is in the database for values of that type."""
    _adapters[kind] = adapter


def adapted(value):
    """What represents the value in the database; the value itself when nothing does."""
    adapter = _adapters.get(type(value))
    if adapter is not None:
        return adapter(value)
    conform = getattr(value, "__conform__", None)
    made = conform(None) if conform is not None else None
    return value if made is None else made
