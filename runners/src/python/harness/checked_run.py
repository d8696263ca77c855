"""One run of a learner's program under the eyes of a check: scripted input, captured output."""

import builtins
import contextlib
import getpass
import io
import os
import sys
import time
import types

from .drawing import Drawing, collect, finish
from .failure import MAIN
from .password_hashing import few_rounds

OUTPUT_LIMIT = 100_000


def put_files(files):
    """Lays texts into the folder of the program, which is the current one, by their names."""
    for name, content in files.items():
        folder = os.path.dirname(name)
        if folder:
            os.makedirs(folder, exist_ok=True)
        with open(name, "w", encoding="utf-8", newline="") as file:
            file.write(content)


class ExpectationFailed(Exception):
    """An expectation that is not met; carries the key of its feedback."""


class OutputLimit(BaseException):
    """The program prints without end. No `except Exception` of the program may swallow this."""

    # Tracebacks name it without the harness.
    __module__ = "builtins"


class _Output(io.StringIO):
    """Captures what is printed; a program that closes it has closed nothing."""

    def write(self, text):
        if self.tell() + len(text) > OUTPUT_LIMIT:
            raise OutputLimit("the program printed too much")
        return super().write(text)

    def close(self):
        pass


class _Keyboard(io.TextIOBase):
    """Gives the scripted answers, and shows them in the output as a terminal would."""

    def __init__(self, answers):
        self.answers = answers
        self.prompts = []

    def ask(self, prompt=""):
        self.prompts.append(str(prompt))
        print(prompt, end="")
        if not self.answers:
            raise EOFError("input() was called more often than expected")
        answer = str(self.answers.pop(0))
        print(answer)
        return answer

    def readline(self, size=-1):
        return self.ask() + "\n"


@contextlib.contextmanager
def _staged(output, keyboard, fresh):
    """Everything the program may look at, put back whatever the program did to it."""
    streams, real_input, real_sleep = (sys.stdin, sys.stdout, sys.stderr), builtins.input, time.sleep
    recursion_limit = sys.getrecursionlimit()

    def scripted_input(prompt="", /):
        return keyboard.ask(prompt)

    # Errors in a call name the function, and learners know it as input.
    scripted_input.__qualname__ = "input"
    sys.stdin, sys.stdout, sys.stderr = keyboard, output, _Output()
    builtins.input, time.sleep = scripted_input, lambda seconds: None
    getpass.getpass = lambda prompt="Password: ", stream=None: keyboard.ask(prompt)
    try:
        with few_rounds():
            yield
    finally:
        fresh.restore_modules()
        sys.setrecursionlimit(recursion_limit)
        sys.stdin, sys.stdout, sys.stderr = streams
        builtins.input, time.sleep = real_input, real_sleep


class Run:
    """The results of one run of the program.

    output       everything it printed, prompts of input() and their answers included
    lines        the printed lines, trimmed, without empty ones
    variables    its global names
    prompts      the texts it gave to input()
    inputs_left  how many answers it did not ask for
    error        the exception that ended it, or None
    replaced     in how many places it was given other data
    drawing      what it drew with turtle; see drawing.Drawing
    """

    replaced = 0

    def __init__(self, program, inputs, variables, fresh):
        """`program` is its text, or that text parsed."""
        self._fresh = fresh
        self._keyboard = _Keyboard(list(inputs))
        main = types.ModuleType("__main__")
        main.__dict__.update(variables)
        output, self.error = _Output(), None
        self.drawing = Drawing()
        with _staged(output, self._keyboard, self._fresh):
            sys.modules["__main__"] = main
            collect(self.drawing)
            try:
                exec(compile(program, MAIN, "exec", dont_inherit=True), main.__dict__)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                if not (isinstance(error, SystemExit) and error.code in (None, 0)):
                    self.error = error
            with contextlib.suppress(Exception):
                finish()
        self._main = main
        self.output = output.getvalue()
        self.lines = [line.strip() for line in self.output.splitlines() if line.strip()]
        self.variables = main.__dict__
        self.prompts = list(self._keyboard.prompts)
        self.inputs_left = len(self._keyboard.answers)

    def call(self, name, *args):
        """Calls a function the program defined and returns its result; prints are swallowed."""
        return self._called(name, args)[0]

    def printed_by(self, name, *args):
        """Calls a function the program defined and returns what it printed."""
        return self._called(name, args)[1]

    def _called(self, name, args):
        function = self.variables.get(name)
        if not callable(function):
            raise ExpectationFailed("missing-function")
        output = _Output()
        with _staged(output, self._keyboard, self._fresh):
            sys.modules["__main__"] = self._main
            result = function(*args)
        return result, output.getvalue()
