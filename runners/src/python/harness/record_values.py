"""Writes down what variables hold, compactly: what was written before is named by its number.

A value is a number. From 0 on it is a text such as `12` or `'Ada'`, with its type (`atoms`). Below 0 it is
a list, a dictionary or another object that several names can share: the first such object is -1.
"""

import collections
import enum
import functools
import types

# Objects inside objects are followed so far, and so many parts of one are told.
DEPTH = 6
PARTS = 50
# At each step, so many objects at most are looked at, and so many variables of a function.
OBJECTS = 200
VARIABLES = 60
# Longest text of one value, in characters.
TEXT = 160

# Read without the metaclass of a program, which could answer otherwise.
module_of = type.__dict__["__module__"].__get__
_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_names_of = type.__dict__["__dict__"].__get__

_PLAIN = (int, float, bool, complex, type(None))
_TEXTS = (str, bytes, bytearray)
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type(functools.cache(repr)))
_LISTS = (list, tuple, set, frozenset, collections.deque)


class Values:
    """The values of a program's variables, step by step. `describe` returns the text of values without parts."""

    def __init__(self, depth=DEPTH, parts=PARTS, describe=repr):
        self._depth, self._parts, self._objects, self._describe = depth, parts, OBJECTS, describe
        self.atoms = []
        self.contents = []
        # Size of the recording, roughly in characters.
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
        """Returns the changes since the step before: number and content of each object, one after the other."""
        self._numbers = self._seen
        return self._changes

    def allow(self, objects):
        """Allows this number of further objects, whatever the number until now."""
        self._objects = len(self._seen) + objects

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
            return self._atom(_name_of(kind), _number_text(value))
        if kind in _TEXTS:
            return self._atom(_name_of(kind), _quoted(value))
        number = self._seen.get(id(value))
        if number is not None:
            return number
        parts = None
        if depth < self._depth and len(self._seen) < self._objects:
            parts = _parts_of(value, kind, self._parts)
        if parts is None:
            return self._atom(*_described(value, kind, self._describe))
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
        content = self._content((_name_of(kind), shape, length, parts))
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


def _parts_of(value, kind, limit):
    """Returns the form of an object, its contents (cut), and their number; None for one that has no parts.

    Methods that the program replaced are not called: they would print, or fail. isinstance() would ask for `__class__`.
    """
    if issubclass(kind, enum.Enum):
        return None
    if issubclass(kind, dict):
        pairs = dict.items(value)
        return "dict", [pair for pair, _ in zip(pairs, range(limit))], dict.__len__(value)
    for base in _LISTS:
        if issubclass(kind, base):
            items = base.__iter__(value)
            return "list", [item for item, _ in zip(items, range(limit))], base.__len__(value)
    if module_of(kind) != "__main__":
        return None
    held = _attributes(value, kind)
    return "object", held[:limit], len(held)


def _attributes(value, kind):
    held = []
    for names in map(_names_of, _mro_of(kind)):
        attributes = names.get("__dict__")
        if type(attributes) is types.GetSetDescriptorType:
            held = [*attributes.__get__(value).items(), *held]
        for name, slot in names.items() if "__slots__" in names else ():
            if type(slot) is types.MemberDescriptorType:
                try:
                    held.append((name, slot.__get__(value)))
                except AttributeError:
                    pass
    return [(name, part) for name, part in held if type(name) is str and not name.startswith("__")]


def _described(value, kind, describe):
    """Type and text of what is not taken apart."""
    name = _name_of(kind)
    if issubclass(kind, type):
        return "class", _name_of(value)
    if issubclass(kind, types.ModuleType):
        return "module", object.__getattribute__(value, "__name__")
    if kind in FUNCTIONS:
        return "function", signature(value)
    if issubclass(kind, enum.Enum):
        return name, f"{name}.{object.__getattribute__(value, '_name_')}"
    if module_of(kind) == "__main__" or kind.__repr__ is object.__repr__:
        return name, "…"
    if issubclass(kind, (*_LISTS, dict)):
        return name, "…"
    try:
        text = describe(value)
    except Exception:
        return name, "…"
    # The address of an object is another at each run, and says nothing.
    return name, "…" if " at 0x" in text else _shortened(text)


def signature(function, name=None):
    """A function as it is called, under this name or its own."""
    code = getattr(function, "__code__", None)
    name = name or getattr(function, "__name__", "?")
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
