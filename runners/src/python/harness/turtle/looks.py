"""The look of a turtle: its shape, stretched, sheared and tilted."""

import math

from . import colours
from .geometry import TurtleGraphicsError, Vec2D
from .pen import TPen


class Looks(TPen):
    """A pen whose turtle can be seen."""

    def __init__(self, shape):
        if shape not in self._screen._shapes:
            raise TurtleGraphicsError("There is no shape named %s" % shape)
        self._shape = shape
        self._stamps = set()
        # Nothing is shown or remembered before the turtle is complete.
        TPen.__init__(self)

    def _color_mode(self):
        return self._screen._colormode

    def _read(self, color):
        return colours.read(color, self._color_mode())[0]

    def shape(self, name=None):
        """Sets or answers the shape."""
        if name is None:
            return self._shape
        if name not in self._screen._shapes:
            raise TurtleGraphicsError("There is no shape named %s" % name)
        self._change("_shape", name)

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        """Sets or answers how the shape is stretched, and the width of its outline."""
        if stretch_wid is stretch_len is outline is None:
            return (*self._stretch, self._outline)
        if stretch_wid == 0 or stretch_len == 0:
            raise TurtleGraphicsError("stretch_wid/stretch_len must not be zero")
        wide, long = self._stretch
        if stretch_wid is not None:
            wide, long = stretch_wid, stretch_wid if stretch_len is None else stretch_len
        elif stretch_len is not None:
            long = stretch_len
        outline = self._outline if outline is None else outline
        self._change("_resizemode", "user", "_stretch", (wide, long), "_outline", outline)

    def shearfactor(self, shear=None):
        if shear is None:
            return self._shear
        self._change("_resizemode", "user", "_shear", shear)

    def tiltangle(self, angle=None):
        """Sets or answers the angle between where the turtle looks and where its shape points."""
        if angle is None:
            return self._tilt / self._degrees_per_unit * self._angle_orient % self._fullcircle
        tilt = angle * self._degrees_per_unit * self._angle_orient % 360.0
        self._change("_resizemode", "user", "_tilt", tilt)

    def tilt(self, angle):
        """Turns the shape, not the turtle."""
        self.tiltangle(angle + self.tiltangle())

    def shapetransform(self, t11=None, t12=None, t21=None, t22=None):
        """Sets or answers the matrix that the shape is changed by."""
        if t11 is t12 is t21 is t22 is None:
            return self._matrix()
        m11, m12, m21, m22 = (
            old if new is None else new for old, new in zip(self._matrix(), (t11, t12, t21, t22))
        )
        if m11 * m22 - m12 * m21 == 0:
            raise TurtleGraphicsError("Bad shape transform matrix: must not be singular")
        angle = math.atan2(-m21, m11)
        sine, cosine = math.sin(angle), math.cos(angle)
        a11, a12 = cosine * m11 - sine * m21, cosine * m12 - sine * m22
        a22 = sine * m12 + cosine * m22
        self._change(
            "_resizemode", "user", "_stretch", (a11, a22), "_shear", a12 / a22, "_tilt", math.degrees(angle) % 360
        )

    def _matrix(self):
        wide, long = self._stretch
        angle = math.radians(self._tilt)
        sine, cosine = math.sin(angle), math.cos(angle)
        shear = self._shear
        return (
            wide * cosine,
            long * (cosine * shear + sine),
            -wide * sine,
            long * (cosine - sine * shear),
        )

    def get_shapepoly(self):
        """Answers the points of the shape as it is now; None for one of several parts."""
        shape = self._screen._shapes[self._shape]
        return tuple(self._transformed(shape._data)) if shape._type == "polygon" else None

    def _transformed(self, points):
        if self._resizemode == "user":
            m11, m12, m21, m22 = self._matrix()
        else:
            size = max(1, self._pensize / 5.0) if self._resizemode == "auto" else 1
            m11, m12, m21, m22 = size, 0, 0, size
        return [(m11 * x + m12 * y, m21 * x + m22 * y) for x, y in points]

    def _pose(self):
        """Position, direction in degrees, and the polygons with their colours and outline."""
        shape = self._screen._shapes[self._shape]
        parts = shape.parts(self._fillcolor[0], self._pencolor[0])
        # Shapes are drawn looking up; the page turns them from looking right.
        drawn = [
            ([(y, -x) for x, y in self._transformed(points)], fill, outline) for points, fill, outline in parts
        ]
        angle = math.degrees(math.atan2(self._orient[1], self._orient[0]))
        return (*Vec2D(*self._position), round(angle, 6), drawn, self._outline)

    turtlesize = shapesize
