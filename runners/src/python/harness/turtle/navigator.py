"""The position and the heading of a turtle."""

import math

from .geometry import Vec2D


class TNavigator:
    """Goes and turns; what is drawn on the way is up to those that are made of it."""

    def __init__(self, mode="standard"):
        self._angle_offset, self._angle_orient = 0.0, 1
        self._fullcircle = 360.0
        self._degrees_per_unit = 1.0
        self._setmode(mode)
        TNavigator.reset(self)

    def reset(self):
        self._position = Vec2D(0.0, 0.0)
        self._orient = Vec2D(0.0, 1.0) if self._mode == "logo" else Vec2D(1.0, 0.0)

    def _setmode(self, mode):
        self._mode = mode
        self._angle_offset = self._fullcircle / 4.0 if mode == "logo" else 0.0
        self._angle_orient = -1 if mode == "logo" else 1

    def degrees(self, fullcircle=360.0):
        """Sets how many units a full turn has."""
        self._fullcircle = fullcircle
        self._degrees_per_unit = 360 / fullcircle
        self._angle_offset = fullcircle / 4.0 if self._mode == "logo" else 0.0

    def radians(self):
        """Angles are radians from now on."""
        self.degrees(math.tau)

    def _goto(self, end):
        self._position = end

    def _rotate(self, angle):
        """Turns by an angle in the turtle's units."""
        self._orient = self._orient.rotate(angle * self._degrees_per_unit)

    def _go(self, distance):
        self._goto(self._position + self._orient * distance)

    def forward(self, distance):
        """Moves forward by the distance."""
        self._go(distance)

    def back(self, distance):
        """Moves backward by the distance, without turning."""
        self._go(-distance)

    def right(self, angle):
        """Turns right."""
        self._rotate(-angle)

    def left(self, angle):
        """Turns left."""
        self._rotate(angle)

    def pos(self):
        """Answers the position, a Vec2D."""
        return self._position

    def xcor(self):
        return self._position[0]

    def ycor(self):
        return self._position[1]

    def goto(self, x, y=None):
        """Moves to a position: two numbers, or a pair."""
        self._goto(Vec2D(*x) if y is None else Vec2D(x, y))

    def home(self):
        """Moves to the middle, and looks as at the start."""
        self.goto(0, 0)
        self.setheading(0)

    def setx(self, x):
        self._goto(Vec2D(x, self._position[1]))

    def sety(self, y):
        self._goto(Vec2D(self._position[0], y))

    def distance(self, x, y=None):
        return abs(self._place(x, y) - self._position)

    def _place(self, x, y):
        if y is not None:
            return Vec2D(x, y)
        return x._position if isinstance(x, TNavigator) else Vec2D(*x)

    def towards(self, x, y=None):
        """Answers the direction of a position or another turtle."""
        x, y = self._place(x, y) - self._position
        return self._heading_of(x, y)

    def _heading_of(self, x, y):
        angle = round(math.degrees(math.atan2(y, x)), 10) % 360.0 / self._degrees_per_unit
        return (self._angle_offset + self._angle_orient * angle) % self._fullcircle

    def heading(self):
        return self._heading_of(*self._orient)

    def setheading(self, to_angle):
        """Turns, the shorter way, to a direction."""
        angle = (to_angle - self.heading()) * self._angle_orient
        full = self._fullcircle
        self._rotate((angle + full / 2.0) % full - full / 2.0)

    def circle(self, radius, extent=None, steps=None):
        """Draws an arc around a point `radius` to the left, or a polygon with so many sides."""
        extent = self._fullcircle if extent is None else extent
        if steps is None:
            share = abs(extent) / self._fullcircle
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * share)
        turn = extent / steps
        side = 2.0 * radius * math.sin(math.radians(turn / 2 * self._degrees_per_unit))
        if radius < 0:
            side, turn = -side, -turn
        self._circle(side, turn, steps)

    def _circle(self, side, turn, steps):
        self._rotate(turn / 2)
        for _ in range(steps):
            self._go(side)
            self._rotate(turn)
        self._rotate(-turn / 2)

    fd = forward
    bk = backward = back
    rt = right
    lt = left
    position = pos
    setpos = setposition = goto
    seth = setheading
