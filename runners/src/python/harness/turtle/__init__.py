"""Turtle graphics, drawn beside the program: the functions and classes of Python's own module."""

import inspect as _inspect

from .geometry import Shape, Terminator, TurtleGraphicsError, Vec2D
from .navigator import TNavigator
from .pen import TPen
from .raw import RawTurtle
from .screen import TurtleScreen

_the_screen = None
_the_pen = None


class _Screen(TurtleScreen):
    """The one screen of a program."""

    def clear(self):
        global _the_pen
        super().clear()
        # The next function makes another one.
        _the_pen = None

    clearscreen = clear


def Screen():
    """Answers the screen, which there is once."""
    global _the_screen
    if _the_screen is None:
        _the_screen = _Screen()
    return _the_screen


class Turtle(RawTurtle):
    """A turtle on the screen of the program."""

    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        super().__init__(Screen(), shape, undobuffersize, visible)


RawPen = RawTurtle
Pen = Turtle


def _pen():
    global _the_pen
    if _the_pen is None:
        _the_pen = Turtle()
    return _the_pen


def _function(name, method, of):
    """A function that does what the method does, with the one turtle or screen that is made when it is first needed."""

    def call(*args, **named):
        try:
            return getattr(of(), name)(*args, **named)
        except TypeError as error:
            # Calls with too few or too many arguments name the function, which is what the program called.
            if not str(error).startswith(method.__qualname__ + "()"):
                raise
            message = str(error).replace(method.__qualname__, name, 1)
        raise TypeError(message)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = method.__doc__
    parameters = list(_inspect.signature(method).parameters.values())[1:]
    call.__signature__ = _inspect.Signature(parameters)
    return call


_SCREEN = """addshape bgcolor bgpic bye clearscreen colormode delay exitonclick getcanvas getshapes listen mainloop mode
numinput onkey onkeypress onkeyrelease onscreenclick ontimer register_shape resetscreen screensize setup
setworldcoordinates textinput title tracer turtles update window_height window_width done""".split()
_TURTLE = """back backward begin_fill begin_poly bk circle clear clearstamp clearstamps clone color degrees distance dot
down end_fill end_poly fd fillcolor filling forward get_poly get_shapepoly getpen getscreen getturtle goto heading
hideturtle home ht isdown isvisible left lt onclick ondrag onrelease pd pen pencolor pendown pensize penup pos position
pu radians reset resizemode right rt seth setheading setpos setposition setundobuffer setx sety shape shapesize
shapetransform shearfactor showturtle speed st stamp teleport tilt tiltangle towards turtlesize undo
undobufferentries up width write xcor ycor""".split()

for _name in _SCREEN:
    globals()[_name] = _function(_name, getattr(_Screen, _name), Screen)
for _name in _TURTLE:
    globals()[_name] = _function(_name, getattr(Turtle, _name), _pen)

__all__ = [
    *("Terminator", "TurtleScreen", "TurtleGraphicsError", "RawTurtle", "Turtle", "RawPen", "Pen", "Shape"),
    *("Vec2D", "Screen", "TNavigator", "TPen"),
    *_SCREEN,
    *_TURTLE,
]

# Errors and help name them as those of this module, which is what programs import.
for _class in (Terminator, TurtleGraphicsError, Shape, Vec2D, TNavigator, TPen, TurtleScreen, RawTurtle):
    _class.__module__ = __name__


def _end():
    """Shows what is still waiting; called when the program has ended."""
    if _the_screen is not None:
        _the_screen._paper.send()
