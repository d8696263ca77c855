"""Names of colours, and colours as three numbers."""

from .geometry import TurtleGraphicsError

# The names that browsers and the standard module share.
_NAMES = frozenset(
    """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
    burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
    darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred
    darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink
    deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold
    goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
    lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
    limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
    mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
    navajowhite navy olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
    papayawhip peachpuff peru pink plum powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown
    seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
    thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen""".split()
)
# These names are the window system's own.
_OTHERS = {
    "lightgoldenrod": "#eedd82",
    "lightslateblue": "#8470ff",
    "navyblue": "#000080",
    "violetred": "#d02090",
}
# "red1" to "red4" are the colour ever darker.
_SHADES = {"1": 1, "2": 0.932, "3": 0.804, "4": 0.545}
_BASES = {
    "red": (255, 0, 0),
    "green": (0, 255, 0),
    "blue": (0, 0, 255),
    "yellow": (255, 255, 0),
    "cyan": (0, 255, 255),
    "magenta": (255, 0, 255),
    "orange": (255, 165, 0),
    "gold": (255, 215, 0),
    "pink": (255, 181, 197),
    "purple": (155, 48, 255),
    "brown": (255, 64, 64),
    "tan": (255, 165, 79),
    "tomato": (255, 99, 71),
    "turquoise": (0, 245, 255),
    "maroon": (255, 52, 179),
    "snow": (255, 250, 250),
}


def css(colour):
    """Returns a browser's notation of the colour that a string names; None when there is no such colour."""
    name = colour.lower().replace(" ", "")
    if name in _NAMES:
        return name
    if name.startswith("#"):
        digits = name[1:]
        if len(digits) in (3, 6, 9, 12) and all(digit in "0123456789abcdef" for digit in digits):
            each = len(digits) // 3
            return "#" + "".join((digits[i : i + each] * 2)[:2] for i in range(0, len(digits), each))
        return None
    for grey in ("gray", "grey"):
        if name.startswith(grey) and name[4:].isdigit() and int(name[4:]) <= 100:
            return _hex([round(int(name[4:]) * 2.55)] * 3)
    if name[-1:] in _SHADES and name[:-1] in _BASES:
        return _hex([round(part * _SHADES[name[-1]]) for part in _BASES[name[:-1]]])
    return _OTHERS.get(name)


def _hex(parts):
    return "#%02x%02x%02x" % tuple(parts)


def read(arguments, mode):
    """The colour that a program gave, as a string the browser knows, and as it was given.

    `mode` is the largest number of a part: 1.0 or 255.
    """
    given = arguments[0] if len(arguments) == 1 else tuple(arguments)
    if isinstance(given, str):
        written = given if given == "" else css(given)
        if written is None:
            raise TurtleGraphicsError("bad color string: %s" % given)
        return written, given
    try:
        red, green, blue = given
        parts = [round(255.0 * part) if mode == 1.0 else part for part in (red, green, blue)]
    except (TypeError, ValueError):
        raise TurtleGraphicsError("bad color arguments: %s" % str(given)) from None
    if not all(isinstance(part, (int, float)) and 0 <= part <= 255 for part in parts):
        raise TurtleGraphicsError("bad color sequence: %s" % str(given))
    return _hex([int(part) for part in parts]), (red, green, blue)


def shown(written, given, mode):
    """A colour as a program reads it back."""
    if isinstance(given, str):
        return given
    parts = [int(written[i : i + 2], 16) for i in (1, 3, 5)]
    return tuple(part / 255 for part in parts) if mode == 1.0 else tuple(parts)
