"""Writes down what variables hold, compactly: what was written before is named by its number.

A value is a number. From 0 on it is a text such as `12` or `'Ada'`, with its type (`atoms`). Below 0 it is
a list, a dictionary or another object that several names can share: the first such object is -1.
"""

import collections
import enum
import types

# Objects inside objects are followed so far, and so many parts of one are told.
DEPTH = 6
PARTS = 50
# At each step, so many objects at most are looked at, and so many variables of a function.
OBJECTS = 200
VARIABLES = 60
# Longest text of one value, in characters.
TEXT = 160

_PLAIN = (int, float, bool, complex, type(None))
_TEXTS = (str, bytes, bytearray)
_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType)
_LISTS = (list, tuple, set, frozenset, collections.deque)


class Values:
    """What the variables of a program held, step by step."""

    def __init__(self):
        self.atoms = []
        self.contents = []
        # How much has been recorded, in characters or so.
        self.size = 0
        self._atom_numbers = {}
        self._content_numbers = {}
        self._numbers = {}
        self._count = 0
        self._recorded = {}
        self._seen = {}
        self._changes = []

    def begin(self):
        """A new step: what lives on keeps its number."""
        self._seen = {}
        self._changes = []

    def end(self):
        """What has changed since the step before: number and content of each object, one after the other."""
        self._numbers = self._seen
        return self._changes

    def names(self, variables):
        """Name and value of each variable, one after the other; Python's own are left out."""
        named = []
        for name, value in list(variables.items())[: VARIABLES * 2]:
            if not name.startswith(("__", ".")) and len(named) < VARIABLES * 2:
                named += (name, self.value(value))
        return tuple(named)

    def value(self, value, depth=0):
        kind = type(value)
        if kind in _PLAIN:
            return self._atom(kind.__name__, _number_text(value))
        if kind in _TEXTS:
            return self._atom(kind.__name__, _quoted(value))
        number = self._seen.get(id(value))
        if number is not None:
            return number
        parts = None
        if depth < DEPTH and len(self._seen) < OBJECTS:
            parts = _parts_of(value, kind)
        if parts is None:
            return self._atom(*_described(value, kind))
        return self._object(value, kind, parts, depth)

    def _object(self, value, kind, parts, depth):
        number = self._numbers.get(id(value))
        if number is None:
            self._count += 1
            number = -self._count
        # Before its parts: an object may hold itself.
        self._seen[id(value)] = number
        shape, held, length = parts
        if shape == "list":
            parts = tuple([self.value(part, depth + 1) for part in held])
        elif shape == "dict":
            parts = tuple([self.value(part, depth + 1) for pair in held for part in pair])
        else:
            parts = tuple([
                name if place == 0 else self.value(name, depth + 1) for pair in held for place, name in enumerate(pair)
            ])
        content = self._content((kind.__name__, shape, length, parts))
        if self._recorded.get(number) != content:
            self._recorded[number] = content
            self._changes += (number, content)
        return number

    def _content(self, content):
        number = self._content_numbers.get(content)
        if number is None:
            number = self._content_numbers[content] = len(self.contents)
            self.contents.append(content)
            self.size += 20 + 6 * len(content[3])
        return number

    def _atom(self, kind, text):
        number = self._atom_numbers.get((kind, text))
        if number is None:
            number = self._atom_numbers[kind, text] = len(self.atoms)
            self.atoms.append((kind, text))
            self.size += len(kind) + len(text)
        return number


def _parts_of(value, kind):
    """How an object is shown, what it holds (cut), and how much that is; None for one that has no parts."""
    if isinstance(value, enum.Enum):
        return None
    # Methods that the program replaced are not called: they would print, or fail.
    if isinstance(value, dict):
        pairs = dict.items(value)
        return "dict", [pair for pair, _ in zip(pairs, range(PARTS))], dict.__len__(value)
    for base in _LISTS:
        if isinstance(value, base):
            items = base.__iter__(value)
            return "list", [item for item, _ in zip(items, range(PARTS))], base.__len__(value)
    if kind.__module__ != "__main__":
        return None
    held = _attributes(value, kind)
    return "object", held[:PARTS], len(held)


def _attributes(value, kind):
    try:
        held = list(object.__getattribute__(value, "__dict__").items())
    except (AttributeError, TypeError):
        held = []
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            try:
                held.append((name, object.__getattribute__(value, name)))
            except AttributeError:
                pass
    return [(name, part) for name, part in held if isinstance(name, str) and not name.startswith("__")]


def _described(value, kind):
    """Type and text of what is not taken apart."""
    if isinstance(value, type):
        return "class", value.__name__
    if isinstance(value, types.ModuleType):
        return "module", value.__name__
    if isinstance(value, _FUNCTIONS):
        return "function", _signature(value)
    if isinstance(value, enum.Enum):
        return kind.__name__, f"{kind.__name__}.{value._name_}"
    if kind.__module__ == "__main__" or kind.__repr__ is object.__repr__:
        return kind.__name__, "…"
    if isinstance(value, (*_LISTS, dict)):
        return kind.__name__, "…"
    try:
        text = repr(value)
    except Exception:
        return kind.__name__, "…"
    # The address of an object is another at each run, and says nothing.
    return kind.__name__, "…" if " at 0x" in text else _shortened(text)


def _signature(function):
    code = getattr(function, "__code__", None)
    name = getattr(function, "__name__", "?")
    if code is None:
        return f"{name}(…)"
    return f"{name}({', '.join(code.co_varnames[: code.co_argcount])})"


def _number_text(value):
    if isinstance(value, int) and value.bit_length() > 4 * TEXT:
        return f"≈ {'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"
    return repr(value)


def _quoted(value):
    return repr(value) if len(value) <= TEXT else f"{value[:TEXT]!r}…"


def _shortened(text):
    return text if len(text) <= TEXT else text[:TEXT] + "…"
