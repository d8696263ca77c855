"""The drawing of a program with turtle: its module sends the commands here, and a check reads them."""

import json
import sys
import types


class Drawing:
    """All that is on the paper when a program has ended.

    lines       {"from": (x, y), "to": (x, y), "color", "width"} each, in the order in which they were drawn
    fills       {"points", "color"} each
    dots        {"at": (x, y), "size", "color"} each
    texts       {"at": (x, y), "text", "color"} each
    stamps      {"at": (x, y), "heading"} each; the heading in degrees from the x axis
    background  the colour of the paper
    """

    def __init__(self):
        self._items = {}
        self.background = "white"

    def take(self, message):
        """Takes commands in, as JSON; see drawing.ts."""
        for kind, *given in json.loads(message):
            if kind == "remove":
                for number in given[0]:
                    self._items.pop(number, None)
            elif kind == "clear":
                self._items.clear()
            elif kind == "background":
                self.background = given[0]
            elif kind in ("line", "fill", "dot", "text", "stamp"):
                self._items[given[0]] = (kind, given[1:])

    def _all(self, kind):
        return [given for _, (one, given) in sorted(self._items.items()) if one == kind]

    @property
    def lines(self):
        return [
            {"from": (x1, y1), "to": (x2, y2), "color": color, "width": width}
            for x1, y1, x2, y2, color, width, _ in self._all("line")
        ]

    @property
    def fills(self):
        return [{"points": [tuple(one) for one in points], "color": color} for points, color in self._all("fill")]

    @property
    def dots(self):
        return [{"at": (x, y), "size": size, "color": color} for x, y, size, color in self._all("dot")]

    @property
    def texts(self):
        return [{"at": (given[0], given[1]), "text": given[2], "color": given[-1]} for given in self._all("text")]

    @property
    def stamps(self):
        return [{"at": (given[0], given[1]), "heading": given[2] % 360} for given in self._all("stamp")]


def offer(host):
    """Gives the module turtle what it is built on; without a host, drawings go nowhere."""
    module = types.ModuleType("_turtle", "What turtle is built on.")

    def wait(milliseconds):
        message = host.events(milliseconds)
        if message is None:
            raise KeyboardInterrupt
        return message

    sys.modules["_turtle"] = module
    if host is None:
        collect(Drawing())
        return
    module.send, module.wait, module.is_check = host.draw, wait, False
    module.reduced_motion, module.receives_events = host.reduced_motion, host.receives_events


def collect(drawing):
    """From now on what is drawn goes there at once, and nobody presses anything."""
    module = sys.modules["_turtle"]
    module.send, module.wait, module.is_check = drawing.take, lambda _: "", True
    module.reduced_motion, module.receives_events = lambda: True, lambda: False


def finish():
    """Lets through what a program has drawn last."""
    end = getattr(sys.modules.get("turtle"), "_end", None)
    if callable(end):
        end()
