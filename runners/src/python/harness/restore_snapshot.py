"""Brings a Python that was restored from a snapshot into the here and now.

What the interpreter worked out when the snapshot was made, on another machine and some time ago, is
worked out again. In a Python that has just been started it changes nothing.
"""

import importlib.util
import logging
import random
import time


def catch_up():
    """Call it before any program runs, and once the C library knows the time zone."""
    # Without it every start would draw the same numbers.
    random.seed()
    now = _new_time_module()
    for name in ("tzname", "timezone", "altzone", "daylight"):
        setattr(time, name, getattr(now, name))
    logging._startTime = time.time_ns()


def _new_time_module():
    """A second one: it looks at the time zone when it is made, and at no other time."""
    spec = importlib.util.find_spec("time")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
