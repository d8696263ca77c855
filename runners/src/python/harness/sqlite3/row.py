"""A row whose values are found by the names of their columns too."""


class Row:
    """Set it as the row_factory of a connection: row["name"], row[0], len(row), row.keys(), iteration."""

    __slots__ = ("_names", "_values")

    def __init__(self, cursor, values, /):
        self._names = tuple(column[0] for column in cursor.description)
        self._values = values

    def keys(self):
        return list(self._names)

    def __getitem__(self, key):
        if not isinstance(key, str):
            return self._values[key]
        for name, value in zip(self._names, self._values):
            if name.lower() == key.lower():
                return value
        raise IndexError("No item with that key")

    def __len__(self):
        return len(self._values)

    def __iter__(self):
        return iter(self._values)

    def __eq__(self, other):
        if not isinstance(other, Row):
            return NotImplemented
        return self._names == other._names and self._values == other._values

    def __hash__(self):
        return hash(self._names) ^ hash(self._values)
