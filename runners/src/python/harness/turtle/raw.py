"""Turtles that draw."""

import copy
import math

from .geometry import Vec2D
from .looks import Looks
from .navigator import TNavigator

# The state that undo() restores.
_STATE = """_position _orient _drawing _pensize _pencolor _fillcolor _shown _speed _stretch _shear _tilt _outline
_resizemode _shape _filled""".split()


class RawTurtle(Looks, TNavigator):
    """A turtle on a screen."""

    def __init__(self, canvas=None, shape="classic", undobuffersize=1000, visible=True):
        self._screen = self.screen = canvas
        self._paper = canvas._paper
        self._key = len(canvas._turtles) + 1
        self._undo_size, self._undos, self._nested = undobuffersize, [], 0
        self._items, self._filled, self._polygon = [], None, None
        TNavigator.__init__(self, canvas._mode)
        Looks.__init__(self, shape)
        self._shown = visible
        canvas._turtles.append(self)
        self._show()

    def reset(self):
        """Deletes what the turtle drew, and sets it back to the middle."""
        TNavigator.reset(self)
        Looks.reset(self)
        self.clear()

    def clear(self):
        """Deletes what the turtle drew."""
        self._remove(self._items)
        self._items, self._undos, self._filled = [], [], None
        self._show()

    def clone(self):
        """Makes a turtle like this one, at the same place."""
        other = copy.copy(self)
        other._items, other._undos, other._filled, other._polygon = [], [], None, None
        self._screen._turtles.append(other)
        other._key = len(self._screen._turtles)
        other._show()
        return other

    # Undo

    def setundobuffer(self, size):
        self._undo_size = size or 0
        self._undos = self._undos[len(self._undos) - self._undo_size :] if self._undo_size else []

    def undobufferentries(self):
        return len(self._undos)

    def undo(self):
        """Takes the last action back."""
        if not self._undos:
            return
        state, count = self._undos.pop()
        self._remove(self._items[count:])
        del self._items[count:]
        for name, value in state.items():
            setattr(self, name, value)
        self._show()

    def _remember(self):
        if self._nested or not self._undo_size:
            return
        state = {name: getattr(self, name) for name in _STATE}
        self._undos.append((state, len(self._items)))
        del self._undos[: -self._undo_size]

    def _change(self, *names_and_values):
        self._remember()
        super()._change(*names_and_values)

    # Lines

    def _goto(self, end):
        self._remember()
        begin, screen = self._position, self._screen
        way = end - begin
        milliseconds = 0
        if self._speed and screen._tracing == 1:
            length = math.hypot(way[0] * screen._scale()[0], way[1] * screen._scale()[1])
            hops = 1 + int(length / (3 * 1.1**self._speed * self._speed))
            milliseconds = hops * screen._delay
        if milliseconds:
            # Earlier commands are shown before the turtle moves.
            self._paper.send()
        self._position = end
        if self._drawing:
            self._add("line", *begin, *end, self._pencolor[0], self._pensize, milliseconds)
        if self._filled:
            self._filled[1].append(end)
        if self._polygon is not None:
            self._polygon.append(end)
        self._show(milliseconds)

    def _rotate(self, angle):
        self._remember()
        super()._rotate(angle)
        milliseconds = 0
        if self._speed and self._screen._tracing == 1:
            steps = 1 + int(abs(angle * self._degrees_per_unit) / (3.0 * self._speed))
            milliseconds = steps * self._screen._delay
        self._show(milliseconds)

    def _circle(self, side, turn, steps):
        self._remember()
        self._nested += 1
        speed = self._speed
        try:
            self._speed = 0
            super()._rotate(turn / 2)
            for _ in range(steps):
                self._speed = speed
                self._go(side)
                self._speed = 0
                super()._rotate(turn)
            super()._rotate(-turn / 2)
        finally:
            self._speed = speed
            self._nested -= 1
        self._show()

    def teleport(self, x=None, y=None, *, fill_gap=False):
        """Goes to a place without a line."""
        drawing = self._drawing
        self._remember()
        self._nested += 1
        end = Vec2D(self._position[0] if x is None else x, self._position[1] if y is None else y)
        was_filling = self._filled is not None and not fill_gap
        if was_filling:
            self.end_fill()
        self._drawing = False
        self._goto(end)
        self._drawing = drawing
        if was_filling:
            self.begin_fill()
        self._nested -= 1

    # Areas, dots, texts

    def filling(self):
        return self._filled is not None

    def begin_fill(self):
        """The area that is gone around from now on is filled at end_fill()."""
        if self._filled is None:
            self._remember()
        # It lies below what is drawn meanwhile.
        self._filled = (self._paper.number(), [self._position])

    def end_fill(self):
        """Fills the area."""
        if self._filled is None:
            return
        number, points = self._filled
        self._filled = None
        if len(points) > 2 and number is not None:
            self._items.append(number)
            self._paper.tell("fill", number, points, self._fillcolor[0])
            self._screen._drawn()

    def dot(self, size=None, *color):
        """Draws a dot with a diameter and a colour."""
        if not color and isinstance(size, (str, tuple)):
            color, size = (size,), None
        self._remember()
        written = self._read(color) if color else self._pencolor[0]
        self._add("dot", *self._position, size or max(self._pensize + 4, 2 * self._pensize), written)
        self._screen._drawn()

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        """Writes a text; with `move`, the turtle goes to its end."""
        self._remember()
        family, size, style = (*font, *("Arial", 8, "normal")[len(font) :])
        self._add("text", *self._position, str(arg), align.lower(), family, size, style, self._pencolor[0])
        if move:
            self._nested += 1
            width = len(str(arg)) * size * 0.72 / self._screen._scale()[0]
            end = {"left": width, "center": width / 2, "right": 0}[align.lower()]
            self.setpos(self._position[0] + end, self._position[1])
            self._nested -= 1
        self._screen._drawn()

    def stamp(self):
        """Leaves a picture of the turtle behind; answers its number, for clearstamp()."""
        self._remember()
        number = self._add("stamp", *self._pose())
        self._screen._drawn()
        return number

    def clearstamp(self, stampid):
        if stampid in self._items:
            self._items.remove(stampid)
            self._remove([stampid])

    def clearstamps(self, n=None):
        stamps = [number for number in self._items if number in self._stamps]
        for number in stamps if n is None else stamps[:n] if n >= 0 else stamps[n:]:
            self.clearstamp(number)

    def begin_poly(self):
        self._polygon = [self._position]

    def end_poly(self):
        self._last_polygon, self._polygon = self._polygon, None

    def get_poly(self):
        polygon = getattr(self, "_last_polygon", None)
        return None if polygon is None else tuple(polygon)

    def _add(self, kind, *what):
        number = self._paper.number()
        if number is not None:
            self._items.append(number)
            self._paper.tell(kind, number, *what)
        if kind == "stamp":
            self._stamps.add(number)
        return number

    def _remove(self, numbers):
        if numbers:
            self._paper.tell("remove", list(numbers))

    def _show(self, milliseconds=0):
        """Tells where the turtle is and what it looks like, and waits until it has arrived."""
        self._screen._check_open()
        self._paper.moved(self)
        self._screen._drawn()
        if milliseconds:
            self._screen._pause(milliseconds)

    _changed = _show

    # Clicks

    def onclick(self, fun, btn=1, add=None):
        self._screen._set_click(("click", self, btn), fun, add)

    def onrelease(self, fun, btn=1, add=None):
        self._screen._set_click(("release", self, btn), fun, add)

    def ondrag(self, fun, btn=1, add=None):
        self._screen._set_click(("drag", self, btn), fun, add)
        # A turtle must be clicked before it is dragged.
        self._screen._clicks.setdefault(("click", self, btn), [])

    def _is_at(self, x, y):
        across, up = self._screen._scale()
        return self._shown and math.hypot((x - self.xcor()) * across, (y - self.ycor()) * up) <= 14

    def getscreen(self):
        return self._screen

    def getturtle(self):
        return self

    getpen = getturtle
