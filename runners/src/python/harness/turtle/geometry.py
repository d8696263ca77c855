"""Points and shapes: what turtles are where, and what they look like."""

import math


class TurtleGraphicsError(Exception):
    """A turtle was asked for what it cannot do."""


class Terminator(Exception):
    """The window of the turtles was closed."""


class Vec2D(tuple):
    """A point or a direction: a pair of numbers that can be added, scaled and turned."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        if isinstance(other, (int, float)):
            return Vec2D(self[0] * other, self[1] * other)
        return NotImplemented

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        """The vector turned counterclockwise by an angle in degrees."""
        turned = Vec2D(-self[1], self[0])
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return Vec2D(self[0] * cosine + turned[0] * sine, self[1] * cosine + turned[1] * sine)

    def __getnewargs__(self):
        return (self[0], self[1])

    def __repr__(self):
        return "(%.2f,%.2f)" % self


def _regular(corners, radius):
    turn = 360 / corners
    return tuple(tuple(Vec2D(0, radius).rotate(turn * n)) for n in range(corners))


# Drawn for a turtle that looks along the y axis, as the standard module wants it.
POLYGONS = {
    "arrow": ((-10, 0), (10, 0), (0, 10)),
    "turtle": (
        (0, 16), (-2, 14), (-1, 10), (-4, 7), (-7, 9), (-9, 8), (-6, 5), (-7, 1), (-5, -3), (-8, -6),
        (-6, -8), (-4, -5), (0, -7), (4, -5), (6, -8), (8, -6), (5, -3), (7, 1), (6, 5), (9, 8), (7, 9),
        (4, 7), (1, 10), (2, 14),
    ),
    "circle": _regular(20, 10),
    "square": ((10, -10), (10, 10), (-10, 10), (-10, -10)),
    "triangle": ((10, -5.77), (0, 11.55), (-10, -5.77)),
    "classic": ((0, 0), (-5, -9), (0, -7), (5, -9)),
}


class Shape:
    """The shape of a turtle: one polygon, or several with colours of their own ("compound")."""

    def __init__(self, type_, data=None):
        self._type = type_
        if type_ == "polygon":
            data = tuple(data) if isinstance(data, list) else data
        elif type_ == "image":
            raise TurtleGraphicsError("There are no picture shapes here: %s" % data)
        elif type_ == "compound":
            data = []
        else:
            raise TurtleGraphicsError("There is no shape type %s" % type_)
        self._data = data

    def addcomponent(self, poly, fill, outline=None):
        """Adds a polygon to a shape of type "compound"."""
        if self._type != "compound":
            raise TurtleGraphicsError("Cannot add component to %s Shape" % self._type)
        self._data.append([poly, fill, fill if outline is None else outline])

    def parts(self, fill, outline):
        """Each polygon with its two colours; those of the turtle where it has none."""
        if self._type == "polygon":
            return [(self._data, fill, outline)]
        return [tuple(part) for part in self._data]
