"""Runs a learner's program and records what it did: each line that ran, with all variables.

What comes of it is read by recording.ts, where it is described.
"""

import ast
import dis
import json
import sys

from . import program
from .failure import MAIN
from .record_values import Values

# Maximum number of recorded steps (docs/product.md#python-step-by-step), and of their characters, roughly.
STEPS = 10_000
SIZE = 6_000_000
# Of deep calls the innermost are told, and the program itself.
FRAMES = 12
OUTPUT = 250_000

_RETURNS = {dis.opmap[name] for name in ("RETURN_VALUE", "RETURN_CONST") if name in dis.opmap}
# A generator that has yielded is at the line where it will continue.
_YIELDS = {dis.opmap["RESUME"]}
# Code of a function, not of a class or of the program itself.
_FUNCTION = 0x1 | 0x2


class _Enough(BaseException):
    """As much has been told as may be. No `except Exception` of the program may swallow this."""


class _Frame:
    """One call of a function of the program, or the program itself."""

    def __init__(self, frame, number):
        self.frame, self.number = frame, number
        self.name = "" if frame.f_code.co_name == "<module>" else frame.f_code.co_name
        # The comprehension it is in.
        self.comprehension = None


class Recorder:
    """Hears what a program does while it runs; `tell` is given the recording, as JSON, when it is over."""

    def __init__(self, source, tell):
        self._tell = tell
        self._loops, self._comprehensions = _structure_of(source)
        self._values = Values()
        self._frames, self._frame_numbers = [], {}
        self._stacks, self._stack_numbers = [], {}
        self._steps = []
        self._output = []
        self._written = 0
        self._calls = []
        self._count = 0
        # Calls that an error has ended.
        self._left = []
        self.is_over = False

    def start(self):
        sys.settrace(self._begin)

    def finish(self, end, error=None):
        """Tells what was recorded. With an error, the last step is where it came up."""
        sys.settrace(None)
        if self.is_over:
            return
        self.is_over = True
        if error is not None and self._steps:
            self._add_error(error)
        kept = {"atoms": self._values.atoms, "contents": self._values.contents, "frames": self._frames}
        recorded = {"stacks": self._stacks, "steps": self._steps, "output": self._output, "loops": self._loops}
        self._tell(json.dumps({**kept, **recorded, "end": end}))

    def _add_error(self, error):
        left = {id(call.frame): call for call in self._left}
        self._calls, lines, trace = [], [], error.__traceback__
        while trace is not None:
            frame = trace.tb_frame
            if frame.f_code.co_filename == MAIN:
                self._calls.append(left.get(id(frame)) or _Frame(frame, 0))
                lines.append(trace.tb_lineno)
            trace = trace.tb_next
        if self._calls:
            self._steps.append([*self._entry("error", lines[-1], (), lines), len(self._output)])

    def written(self, stream, text):
        """Text that the program printed, or that was typed."""
        if not text or self._written >= OUTPUT:
            return
        self._written += len(text)
        self._output.append((stream, text))

    def _begin(self, frame, event, _):
        """Follows functions of the learner's file only."""
        if frame.f_code.co_filename != MAIN or self.is_over:
            return None
        self._count += 1
        self._calls.append(_Frame(frame, self._count))
        return self._hear

    def _hear(self, frame, event, given):
        if self.is_over:
            return None
        if event == "line":
            self._left.clear()
            comprehension, call = self._comprehensions.get(frame.f_lineno), self._calls[-1]
            # Python tells the line of `[n * n for n in numbers]` for each number again: to a reader it is one step.
            stays = comprehension is not None and comprehension == call.comprehension
            call.comprehension = comprehension
            if not stays:
                self._step("line", comprehension or frame.f_lineno)
        elif event == "return":
            self._hear_return(frame, given)
        return self._hear

    def _hear_return(self, frame, value):
        code = frame.f_code
        operation = code.co_code[frame.f_lasti]
        is_function = code.co_flags & _FUNCTION == _FUNCTION and code.co_name != "<genexpr>"
        if operation not in _RETURNS and operation not in _YIELDS:
            self._left.append(self._calls[-1])
        elif code.co_name == "<module>":
            self._step("end", frame.f_lineno)
        elif is_function:
            self._step("return" if operation in _RETURNS else "yield", frame.f_lineno, value)
        if self._calls and self._calls[-1].frame is frame:
            self._calls.pop()

    def _step(self, event, line, *value):
        self._steps.append([*self._entry(event, line, value), len(self._output)])
        # A function that ends must not be cut short between here and its caller's next line.
        if event == "line" and len(self._steps) >= STEPS:
            self._stop_at("steps")
        if event == "line" and self._values.size + 40 * len(self._steps) >= SIZE:
            self._stop_at("size")

    def _stop_at(self, end):
        self.finish(end)
        raise _Enough

    def _entry(self, event, line, value, lines=None):
        """A step; `lines` are those of all calls, where their frames know them no longer."""
        values = self._values
        values.begin()
        calls = self._calls
        shown = [0, *range(max(1, len(calls) - FRAMES), len(calls))] if calls else []
        numbers = []
        for place in shown:
            call = calls[place]
            at = lines[place] if lines else line if place == len(calls) - 1 else call.frame.f_lineno
            variables = values.names(call.frame.f_locals)
            numbers.append(self._frame((call.number, call.name, at, variables)))
        given = values.value(value[0]) if value else None
        stack = _numbered(self._stack_numbers, self._stacks, (len(calls) - len(shown), *numbers))
        return [event, line, stack, values.end(), given]

    def _frame(self, frame):
        before = len(self._frames)
        number = _numbered(self._frame_numbers, self._frames, frame)
        if number == before:
            self._values.size += 20 + sum(8 if isinstance(part, int) else len(part) for part in frame[3])
        return number


def _numbered(numbers, kept, one):
    number = numbers.get(one)
    if number is None:
        number = numbers[one] = len(kept)
        kept.append(one)
    return number


def _structure_of(source):
    """First and last line of each loop; and of each line in a comprehension, where that begins."""
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return [], {}
    loops = [node for node in nodes if isinstance(node, (ast.For, ast.While, ast.AsyncFor))]
    first_lines = {node.lineno for node in loops}
    inside = {}
    for node in nodes:
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp)):
            for line in range(node.lineno, node.end_lineno + 1):
                if line not in first_lines:
                    inside.setdefault(line, node.lineno)
    return sorted([node.lineno, node.body[-1].end_lineno] for node in loops), inside


def record_program(source, main, host):
    """Runs it as program.run_program does, and tells host.recorded() what it did; answers the same."""
    recorder = Recorder(source, host.recorded)
    ended = program.run_program(source, main, host, recorder)
    error = None if isinstance(ended, _Enough) else ended
    end = "finished" if error is None else "failed"
    recorder.finish("stopped" if isinstance(error, KeyboardInterrupt) else end, error)
    return error
