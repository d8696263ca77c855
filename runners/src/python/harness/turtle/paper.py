"""The connection of a drawing with the page: commands that are gathered for a frame, and events that come back."""

import json
import time

import _turtle

# Commands are sent this often at most, in seconds, and when so many are waiting.
FRAME = 0.016
WAITING = 2_000
# Lines, areas, dots and texts of one drawing (docs/product.md#turtle).
ITEMS = 50_000


class Paper:
    """The one drawing of a program."""

    def __init__(self):
        self._commands = []
        self._sent = 0.0
        self._items = 0
        self._is_full = False
        # Turtles that are elsewhere or look differently from was told: the last word counts.
        self._moved = {}
        # While a program draws in secret, nothing is sent until it says so.
        self.holds = False

    def number(self):
        """For one more line, area, dot or text; they lie above each other in this order. None when there are too many."""
        if self._items >= ITEMS:
            if not self._is_full:
                self._is_full = True
                self.tell("full")
            return None
        self._items += 1
        return self._items

    def moved(self, turtle):
        """A turtle has to be shown again."""
        self._moved[turtle._key] = turtle
        self._look()

    def tell(self, *command):
        self._commands.append(command)
        self._look()

    def _look(self):
        if len(self._commands) >= WAITING:
            self.send()
        elif not self.holds and time.monotonic() - self._sent >= FRAME:
            self.send()

    def send(self, milliseconds=0):
        """Sends what is waiting; turtles arrive after so many milliseconds."""
        self._sent = time.monotonic()
        moved, self._moved = self._moved, {}
        for turtle in moved.values():
            pose = turtle._pose() if turtle._shown else ()
            self._commands.append(("turtle", turtle._key, *pose, milliseconds))
        if self._commands:
            commands, self._commands = self._commands, []
            _turtle.send(json.dumps(commands))

    def wait(self, milliseconds, arriving=False):
        """Shows all, waits, and answers the events that have come: lists such as ["press", "Up"].

        With `arriving`, the turtles that moved arrive at the end of that time.
        """
        self.send(milliseconds if arriving else 0)
        events = _turtle.wait(milliseconds)
        return json.loads(events) if events else []

    def is_still(self):
        """Nothing should move: drawings appear at once."""
        return _turtle.reduced_motion()

    def is_check(self):
        """Nobody looks: an exercise is being checked."""
        return _turtle.is_check

    def receives_events(self):
        """Tells whether events can arrive at all."""
        return _turtle.receives_events()
