"""Runs a learner's program: fresh names, real input(), a sleep that can be stopped, errors told."""

import getpass
import io
import linecache
import random
import sys
import time
import types
import warnings

from . import drawing
from .failure import MAIN

_real_sleep = time.sleep


class _Keyboard(io.TextIOBase):
    """Standard input: every line is asked of the learner, so there is never an end of file."""

    encoding = "utf-8"

    def __init__(self, host, recorder):
        self._host = host
        self._recorder = recorder
        self._rest = ""

    def readable(self):
        return True

    def readline(self, size=-1):
        if not self._rest:
            self._rest = self._asked() + "\n"
        end = len(self._rest) if size is None or size < 0 else size
        line, self._rest = self._rest[:end], self._rest[end:]
        return line

    def read(self, size=-1):
        return self.readline(size)

    def hidden(self, prompt="Password: ", stream=None):
        """Replaces getpass.getpass()."""
        print(prompt, end="", file=stream)
        return self._asked(True)

    def _asked(self, hidden=False):
        line = self._host.ask(hidden)
        if line is None:
            raise KeyboardInterrupt
        if self._recorder:
            self._recorder.written("typed", "\n" if hidden else line + "\n")
        return line


class _Recorded(io.TextIOWrapper):
    """Output that a recorder hears of too."""

    heard = None

    def write(self, text, /):
        length = super().write(text)
        self.heard(text)
        return length


def _stream(descriptor, recorder):
    """A text stream that hands over every piece at once, partial lines too."""
    raw = io.FileIO(descriptor, "w", closefd=False)
    kind = _Recorded if recorder else io.TextIOWrapper
    stream = kind(raw, "utf-8", errors="backslashreplace", newline="", write_through=True)
    if recorder:
        name = "out" if descriptor == 1 else "err"
        stream.heard = lambda text: recorder.written(name, text)
    return stream


def _stoppable_sleep(pause):
    def sleep(seconds, /):
        if not isinstance(seconds, (int, float)) or not seconds > 0:
            return _real_sleep(seconds)
        if pause(seconds * 1000):
            raise KeyboardInterrupt

    return sleep


def _prepare(host, recorder):
    sys.stdout, sys.stderr = _stream(1, recorder), _stream(2, recorder)
    sys.__stdout__, sys.__stderr__ = sys.stdout, sys.stderr
    sys.stdin = sys.__stdin__ = keyboard = _Keyboard(host, recorder)
    getpass.getpass = keyboard.hidden
    if recorder:
        drawing.collect(drawing.Drawing())
    sys.argv[:] = [MAIN]
    # A recording is viewed later: until then nobody waits.
    pause = host.pause if recorder is None else lambda _: False
    time.sleep = _stoppable_sleep(pause)
    seed = host.seed()
    if seed is not None:
        random.seed(seed)


def run_program(source, main, host, recorder=None):
    """Runs it as __main__, in that module; answers the exception that ended it, or None after a normal end.

    `host` offers ask(), which waits for a line and gives None when the program is stopped meanwhile;
    seed(), which fixes random unless it gives None; and pause(milliseconds), true when the program
    is stopped meanwhile. A recorder (see record.py) hears what the program does.
    """
    _prepare(host, recorder)
    # inspect.getsource() looks for the functions of the program there.
    linecache.cache[MAIN] = (len(source), None, source.splitlines(True), MAIN)
    return _run(lambda: _compiled(source), main, recorder)


def error_in(source):
    """Why a program cannot run, found without running it: the error that its run would begin with, or None."""
    try:
        with warnings.catch_warnings():
            # They are for the run.
            warnings.simplefilter("ignore")
            _compiled(source)
    except SyntaxError as error:
        return error
    except Exception:
        # Code that is too deep for the compiler is left to the run too.
        pass
    return None


def run_entry(compiled, main, host):
    """Runs what was typed after a program, which `compiled` answers, in the program's module; like run_program."""
    _prepare(host, None)
    return _run(compiled, main, None)


def _compiled(source):
    return compile(source, MAIN, "exec", dont_inherit=True)


def new_main():
    """The module of a program that has not begun."""
    main = types.ModuleType("__main__")
    main.__file__ = MAIN
    return main


def _run(compiled, main, recorder):
    try:
        code = compiled()
        sys.modules["__main__"] = main
        if recorder:
            recorder.start()
        exec(code, main.__dict__)
    except SystemExit as leaving:
        if isinstance(leaving.code, str):
            print(leaving.code, file=sys.stderr)
    except BaseException as error:
        return error
    finally:
        drawing.finish()
    return None
