"""The pen of a turtle."""

from . import colours
from .geometry import TurtleGraphicsError

_SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


class TPen:
    """The pen: up or down, its width, its colours and its speed."""

    def __init__(self, resizemode="noresize"):
        self._resizemode = resizemode
        TPen.reset(self)

    def reset(self):
        self._pensize = 1
        self._shown = True
        self._drawing = True
        self._pencolor = self._fillcolor = ("black", "black")
        self._speed = 3
        self._stretch = (1.0, 1.0)
        self._shear, self._tilt, self._outline = 0.0, 0.0, 1

    def resizemode(self, rmode=None):
        if rmode is None:
            return self._resizemode
        if rmode.lower() in ("auto", "user", "noresize"):
            self._resizemode = rmode.lower()
            self._changed()

    def pensize(self, width=None):
        """Sets or answers the width of lines."""
        if width is None:
            return self._pensize
        self._change("_pensize", width)

    def penup(self):
        self._change("_drawing", False)

    def pendown(self):
        self._change("_drawing", True)

    def isdown(self):
        return self._drawing

    def speed(self, speed=None):
        """Sets or answers the speed: 1 is slow, 10 fast, 0 at once."""
        if speed is None:
            return self._speed
        if speed in _SPEEDS:
            speed = _SPEEDS[speed]
        self._change("_speed", int(round(speed)) if 0.5 < speed < 10.5 else 0)

    def color(self, *args):
        """Sets or answers the colours of the pen and of areas."""
        if not args:
            return self.pencolor(), self.fillcolor()
        if len(args) == 2:
            pen, fill = ((one,) for one in args)
        else:
            pen = fill = args
        mode = self._color_mode()
        pen, fill = colours.read(pen, mode), colours.read(fill, mode)
        self._change("_pencolor", pen, "_fillcolor", fill)

    def pencolor(self, *args):
        if not args:
            return colours.shown(*self._pencolor, self._color_mode())
        self._change("_pencolor", colours.read(args, self._color_mode()))

    def fillcolor(self, *args):
        if not args:
            return colours.shown(*self._fillcolor, self._color_mode())
        self._change("_fillcolor", colours.read(args, self._color_mode()))

    def showturtle(self):
        self._change("_shown", True)

    def hideturtle(self):
        self._change("_shown", False)

    def isvisible(self):
        return self._shown

    def pen(self, pen=None, **pendict):
        """Answers all that the pen is, or sets what is given."""
        names = {
            "shown": "_shown",
            "pendown": "_drawing",
            "pencolor": "_pencolor",
            "fillcolor": "_fillcolor",
            "pensize": "_pensize",
            "speed": "_speed",
            "resizemode": "_resizemode",
            "stretchfactor": "_stretch",
            "shearfactor": "_shear",
            "outline": "_outline",
            "tilt": "_tilt",
        }
        if not pen and not pendict:
            state = {name: getattr(self, own) for name, own in names.items()}
            return {**state, "pencolor": self.pencolor(), "fillcolor": self.fillcolor()}
        for name, value in {**(pen if isinstance(pen, dict) else {}), **pendict}.items():
            if name not in names:
                raise TurtleGraphicsError("bad pen attribute: %s" % name)
            if name in ("pencolor", "fillcolor"):
                value = colours.read(value if isinstance(value, tuple) else (value,), self._color_mode())
            self._change(names[name], value)

    def _color_mode(self):
        return 1.0

    def _change(self, *names_and_values):
        for name, value in zip(names_and_values[::2], names_and_values[1::2]):
            setattr(self, name, value)
        self._changed()

    def _changed(self):
        pass

    width = pensize
    up = pu = penup
    down = pd = pendown
    st = showturtle
    ht = hideturtle
