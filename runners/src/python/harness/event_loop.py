"""An event loop that waits by itself, so that asyncio.run() works as in any Python.

The browser's own loop cannot be waited for in a program that runs from top to bottom.
"""

import asyncio
import time

# With nothing scheduled a loop waits for ever, in slices that can be stopped.
_LONG = 3600


class _Waiting:
    """Stands in for a selector: there are no sockets, only time to pass."""

    def select(self, timeout):
        time.sleep(_LONG if timeout is None else timeout)
        return ()


class _Loop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Waiting()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class _Policy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = _Loop


def install():
    """Makes this the loop of asyncio.run() and asyncio.new_event_loop()."""
    asyncio.set_event_loop_policy(_Policy())
    # Undo what the runtime did for the browser's loop, which it keeps running for ever.
    asyncio.run = asyncio.runners.run
    asyncio._set_running_loop(None)
