"""The screen: size, colours, shapes, when it is redrawn, and what keys, clicks and timers do."""

import time

from . import colours
from .geometry import POLYGONS, Shape, Terminator, TurtleGraphicsError
from .paper import Paper

# The window is as large as this before setup(), in pixels.
WIDTH, HEIGHT = 640, 480
# Between two looks at what was pressed, in milliseconds.
_LOOK = 20


class TurtleScreen:
    """The screen that all turtles of a program share."""

    def __init__(self):
        self._paper = Paper()
        self._turtles = []
        self._width, self._height = WIDTH, HEIGHT
        self._canvas = (400, 300)
        self._shapes = {name: Shape("polygon", points) for name, points in POLYGONS.items()}
        self._begin()

    def _begin(self):
        self._mode, self._colormode = "standard", 1.0
        self._delay, self._tracing, self._moves = 10, 1, 0
        self._paper.holds = False
        self._background = ("white", "white")
        self._world = None
        self._forget_events()

    def _forget_events(self):
        self._keys = {"press": {}, "release": {}}
        self._clicks = {}
        self._timers = []
        self._is_listening = False
        self._is_closed = False

    # The drawing

    def clear(self):
        """Deletes all drawings and turtles, and sets everything back."""
        self._turtles.clear()
        self._begin()
        self._paper.tell("clear")
        self._paper.tell("background", "white")
        self._paper.tell("world", None)

    clearscreen = clear

    def reset(self):
        """Sets every turtle back to its start."""
        for turtle in self._turtles:
            turtle._setmode(self._mode)
            turtle.reset()

    resetscreen = reset

    def bgcolor(self, *args):
        """Sets or answers the colour of the background."""
        if not args:
            return colours.shown(*self._background, self._colormode)
        self._background = colours.read(args, self._colormode)
        self._paper.tell("background", self._background[0])
        self._drawn()

    def bgpic(self, picname=None):
        """Pictures cannot be shown here; answers "nopic"."""
        if picname not in (None, "nopic"):
            raise TurtleGraphicsError("There are no background pictures here: %s" % picname)
        return "nopic"

    def colormode(self, cmode=None):
        """Sets or answers the largest part of a colour: 1.0 or 255."""
        if cmode is None:
            return self._colormode
        if cmode in (1.0, 255):
            self._colormode = 1.0 if cmode == 1.0 else 255

    def mode(self, mode=None):
        """Sets or answers "standard", "logo" or "world"."""
        if mode is None:
            return self._mode
        mode = mode.lower()
        if mode not in ("standard", "logo", "world"):
            raise TurtleGraphicsError("No turtle-graphics-mode %s" % mode)
        self._mode = mode
        if mode != "world":
            self._world = None
            self._paper.tell("world", None)
        self.reset()

    def setworldcoordinates(self, llx, lly, urx, ury):
        """Sets the coordinates of the lower left and the upper right corner."""
        if self._mode != "world":
            self.mode("world")
        self._world = (float(llx), float(lly), float(urx), float(ury))
        self._paper.tell("world", self._world)
        self._drawn()

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        """Sets the size of the window; fractions are of a screen of 1280 by 960."""
        self._width = round(width * 1280) if isinstance(width, float) and width <= 1 else int(width)
        self._height = round(height * 960) if isinstance(height, float) and height <= 1 else int(height)
        self._paper.tell("size", self._width, self._height)

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        """Sets or answers the size of the paper."""
        if canvwidth is canvheight is bg is None:
            return self._canvas
        self._canvas = (canvwidth or self._canvas[0], canvheight or self._canvas[1])
        if bg is not None:
            self.bgcolor(bg)

    def window_width(self):
        return self._width

    def window_height(self):
        return self._height

    def title(self, titlestring):
        self._paper.tell("title", str(titlestring))

    def turtles(self):
        return list(self._turtles)

    def getshapes(self):
        return sorted(self._shapes)

    def register_shape(self, name, shape=None):
        """Makes a shape known: a Shape, or the points of a polygon."""
        if shape is None:
            raise TurtleGraphicsError("There are no picture shapes here: %s" % name)
        self._shapes[name] = Shape("polygon", shape) if isinstance(shape, (tuple, list)) else shape

    addshape = register_shape

    def getcanvas(self):
        return self

    # Timing

    def delay(self, delay=None):
        if delay is None:
            return self._delay
        self._delay = int(delay)

    def tracer(self, n=None, delay=None):
        """Shows every n-th change only; with 0, what update() is called for."""
        if n is None:
            return self._tracing
        self._tracing, self._moves = int(n), 0
        self._paper.holds = self._tracing != 1
        if delay is not None:
            self._delay = int(delay)
        if self._tracing:
            self.update()

    def update(self):
        """Shows what was drawn, and lets keys and clicks act."""
        self._act(self._paper.wait(_LOOK if self._paper.receives_events() and not self._paper.is_still() else 0))

    def _scale(self):
        """Pixels for a unit, across and up."""
        if self._world is None:
            return 1, 1
        left, bottom, right, top = self._world
        return self._width / (right - left), self._height / (top - bottom)

    def _drawn(self):
        """Something was drawn: with tracer(n), every n-th time it is shown."""
        if self._tracing > 1:
            self._moves += 1
            if self._moves % self._tracing == 0:
                self._paper.send()

    def _pause(self, milliseconds):
        """Waits while something moves."""
        self._act(self._paper.wait(0 if self._paper.is_still() else milliseconds, arriving=True))

    # Keys, clicks and timers

    def listen(self, xdummy=None, ydummy=None):
        self._is_listening = True
        self._paper.tell("listen")

    def onkeypress(self, fun, key=None):
        self._set_key("press", fun, key)

    def onkeyrelease(self, fun, key):
        self._set_key("release", fun, key)

    onkey = onkeyrelease

    def _set_key(self, kind, fun, key):
        if fun is None:
            self._keys[kind].pop(key, None)
        else:
            self._keys[kind][key] = fun

    def onclick(self, fun, btn=1, add=None):
        self._set_click(("click", None, btn), fun, add)

    onscreenclick = onclick

    def _set_click(self, key, fun, add):
        if fun is None:
            self._clicks.pop(key, None)
        else:
            self._clicks[key] = [*(self._clicks.get(key, []) if add else []), fun]
            self._paper.tell("listen")

    def ontimer(self, fun, t=0):
        self._timers.append((time.monotonic() + t / 1000, len(self._timers), fun))

    def mainloop(self):
        """Waits for keys, clicks and timers until the window is closed or the program stopped."""
        self._is_closed = False
        self._paper.send()
        if self._paper.is_check():
            return
        while not self._is_closed and (self._timers or self._waits_for_somebody()):
            due = min((timer[0] for timer in self._timers), default=time.monotonic() + 1)
            self._act(self._paper.wait(min(1000, max(1, (due - time.monotonic()) * 1000))))

    done = mainloop

    def _waits_for_somebody(self):
        return self._paper.receives_events() and bool(self._keys["press"] or self._keys["release"] or self._clicks)

    def _act(self, events):
        for kind, *arguments in events:
            # Keys are let go as the mouse is, but nowhere.
            if len(arguments) == 1:
                self._hear_key(kind, arguments[0])
            else:
                self._hear_mouse(kind, *arguments)
        now = time.monotonic()
        due = sorted(timer for timer in self._timers if timer[0] <= now)
        self._timers = [timer for timer in self._timers if timer[0] > now]
        for _, _, fun in due:
            fun()

    def _hear_key(self, kind, key):
        if not self._is_listening:
            return
        fun = self._keys[kind].get(key) or self._keys[kind].get(None)
        if fun is not None:
            fun()

    def _hear_mouse(self, kind, x, y, button):
        if kind == "click":
            for turtle in reversed(self._turtles):
                if (kind, turtle, button) in self._clicks and turtle._is_at(x, y):
                    self._dragged = turtle
                    self._call((kind, turtle, button), x, y)
                    break
        elif getattr(self, "_dragged", None) is not None:
            self._call((kind, self._dragged, button), x, y)
        self._call((kind, None, button), x, y)

    def _call(self, key, x, y):
        for fun in self._clicks.get(key, []):
            fun(x, y)

    def textinput(self, title, prompt):
        """Asks for a text below the drawing."""
        self._paper.send()
        return input(f"{title}: {prompt} ")

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        """Asks for a number, again until it is one and within its limits."""
        while True:
            answer = self.textinput(title, prompt)
            try:
                number = float(default if answer.strip() == "" and default is not None else answer.replace(",", "."))
            except ValueError:
                continue
            if (minval is None or number >= minval) and (maxval is None or number <= maxval):
                return number

    def bye(self):
        self._is_closed = True
        self._paper.send()

    def exitonclick(self):
        self.onclick(lambda x, y: self.bye())
        self.mainloop()

    def _check_open(self):
        if self._is_closed:
            raise Terminator
