"""Examples as models take them: the same rules as in runners/src/models/program/checked-input.ts."""

import math
from numbers import Real

from codivia.features import DRAWING_SIDE

HAND_POINTS = 21
SHOWN_COLUMNS = 5

WANTED = {
    "drawing": "This model wants a drawing: 28 rows of 28 numbers.",
    "hand": "This model wants a hand: 21 points of three numbers.",
    "picture": "This model wants a picture: rows of points, each with red, green and blue.",
    "text": "This model wants a text.",
    "table": "This model wants a row: a dictionary with the names of the columns.",
}


def is_number(value):
    return isinstance(value, Real) and not isinstance(value, bool) and math.isfinite(value)


def entries_of(value):
    """The entries of a list of any kind; None of anything else."""
    if isinstance(value, (str, bytes, dict)):
        return None
    try:
        return list(value)
    except TypeError:
        return None


def numbers_of(value, count):
    """The numbers of a list; None where it holds anything else, or another count of them."""
    entries = entries_of(value)
    fits = entries is not None and len(entries) == count and all(map(is_number, entries))
    return [float(entry) for entry in entries] if fits else None


def drawing_of(value):
    points = []
    for row in entries_of(value) or []:
        entries = entries_of(row)
        points.extend([row] if entries is None else entries)
    return numbers_of(points, DRAWING_SIDE**2)


def hand_of(value):
    points = [numbers_of(point, 3) for point in entries_of(value) or []]
    return points if len(points) == HAND_POINTS and None not in points else None


def picture_of(value):
    rows = [entries_of(row) for row in entries_of(value) or []]
    if not rows or any(not row or len(row) != len(rows[0]) for row in rows):
        return None
    rows = [[numbers_of((entries_of(point) or [])[:3], 3) for point in row] for row in rows]
    return None if any(None in row for row in rows) else rows


def text_of(value):
    return str(value) if isinstance(value, str) or is_number(value) else None


def row_of(value):
    return value if isinstance(value, dict) else None


READERS = {
    "drawing": drawing_of,
    "hand": hand_of,
    "picture": picture_of,
    "text": text_of,
    "table": row_of,
}


def checked_example(model, value):
    """The example as the model's features are made of it. Raises ValueError where it is something else."""
    example = READERS[model["kind"]](value)
    if example is None:
        raise ValueError(WANTED[model["kind"]])
    names = [column["name"] for column in model["columns"]]
    if names and not any(name in example for name in names):
        shown = ", ".join(map(repr, names[:SHOWN_COLUMNS]))
        raise ValueError(f"This row has none of the columns that the model looks at: {shown}")
    return example
