"""Runs a learner's program under the eyes of an exercise's check.

A check is Python that calls run() and expect(); the first expectation that is not met names, by its
key, the feedback the learner reads. Nothing the program prints while it is checked reaches the page.
"""

import ast
import builtins
import contextlib
import io
import json
import random
import sys
import time
import traceback

MAIN = "main.py"
OUTPUT_LIMIT = 100_000


class _Unmet(Exception):
    """An expectation that is not met; carries the key of its feedback."""


class _ProgramFailed(Exception):
    """The learner's program ended with an error of its own."""


class _TooMuchOutput(Exception):
    """The learner's program printed without end."""


class _Output(io.StringIO):
    def write(self, text):
        if self.tell() + len(text) > OUTPUT_LIMIT:
            raise _TooMuchOutput("The program prints too much.")
        return super().write(text)


class Run:
    """What one run of the program did.

    output     everything it printed, prompts of input() included
    lines      the printed lines, trimmed, without empty ones
    variables  its global names
    prompts    the texts it gave to input()
    error      the exception that ended it, or None
    """

    def __init__(self, output, variables, prompts, inputs_left, error):
        self.output = output
        self.lines = [line.strip() for line in output.splitlines() if line.strip()]
        self.variables = variables
        self.prompts = prompts
        self.inputs_left = inputs_left
        self.error = error

    def call(self, name, *args):
        """Calls a function the program defined and returns its result; prints are swallowed."""
        function = self.variables.get(name)
        if not callable(function):
            raise _Unmet("missing-function")
        with _captured(io.StringIO()):
            return function(*args)

    def printed_by(self, name, *args):
        """Calls a function the program defined and returns what it printed."""
        function = self.variables.get(name)
        if not callable(function):
            raise _Unmet("missing-function")
        output = _Output()
        with _captured(output):
            function(*args)
        return output.getvalue()


@contextlib.contextmanager
def _captured(output):
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = output
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


class _Check:
    def __init__(self, source):
        self.source = source
        self.tree = None

    def parse(self):
        if self.tree is None:
            self.tree = ast.parse(self.source, MAIN)
        return self.tree

    def run(self, inputs=(), seed=None, allow_error=False, variables=None):
        """Runs the program anew; `inputs` answer its input() calls, `seed` fixes random."""
        output, answers, prompts = _Output(), list(inputs), []

        def scripted_input(prompt=""):
            prompts.append(str(prompt))
            output.write(str(prompt))
            if not answers:
                raise EOFError("input() was called more often than expected")
            answer = str(answers.pop(0))
            output.write(answer + "\n")
            return answer

        namespace = {"__name__": "__main__", "__builtins__": builtins, **(variables or {})}
        if seed is not None:
            random.seed(seed)
        real_input, real_sleep, error = builtins.input, time.sleep, None
        builtins.input, time.sleep = scripted_input, lambda seconds: None
        try:
            with _captured(output):
                exec(compile(self.parse(), MAIN, "exec"), namespace)
        except (Exception, SystemExit) as raised:
            if not (isinstance(raised, SystemExit) and raised.code in (None, 0)):
                error = raised
        finally:
            builtins.input, time.sleep = real_input, real_sleep
        if error is not None and not allow_error:
            raise _ProgramFailed() from error
        return Run(output.getvalue(), namespace, prompts, len(answers), error)

    def uses(self, *names):
        """True when the program's text uses every one of these.

        Each name is a keyword or form (for, while, if, elif, else, def, return, import, break, try,
        fstring, list, dict, comprehension, class) or the name of a function or method it calls.
        """
        return all(self._uses(name) for name in names)

    def _uses(self, name):
        forms = {
            "for": ast.For,
            "while": ast.While,
            "if": ast.If,
            "def": ast.FunctionDef,
            "return": ast.Return,
            "import": (ast.Import, ast.ImportFrom),
            "break": ast.Break,
            "try": ast.Try,
            "fstring": ast.JoinedStr,
            "list": ast.List,
            "dict": ast.Dict,
            "comprehension": (ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp),
            "class": ast.ClassDef,
        }
        nodes = list(ast.walk(self.parse()))
        if name in forms:
            return any(isinstance(node, forms[name]) for node in nodes)
        if name == "elif":
            return any(
                isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
                for node in nodes
            )
        if name == "else":
            return any(
                isinstance(node, ast.If) and node.orelse and not isinstance(node.orelse[0], ast.If)
                for node in nodes
            )
        called = [node.func for node in nodes if isinstance(node, ast.Call)]
        return any(
            (isinstance(f, ast.Name) and f.id == name) or (isinstance(f, ast.Attribute) and f.attr == name)
            for f in called
        )

    def count(self, name):
        """How many times the program's text calls this function or method."""
        return sum(
            1
            for node in ast.walk(self.parse())
            if isinstance(node, ast.Call)
            and (
                (isinstance(node.func, ast.Name) and node.func.id == name)
                or (isinstance(node.func, ast.Attribute) and node.func.attr == name)
            )
        )

    def assigns(self, name):
        """True when the program's text gives this name a value."""
        return any(
            isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == name
            for node in ast.walk(self.parse())
        )


def _expect(condition, key):
    if not condition:
        raise _Unmet(key)


def _described(error):
    """The error as a traceback that speaks of the learner's own lines only."""
    if isinstance(error, SyntaxError):
        return "".join(traceback.format_exception_only(type(error), error)), error.lineno
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == MAIN]
    shown = "Traceback (most recent call last):\n"
    for frame in frames[:4]:
        shown += f'  File "{MAIN}", line {frame.lineno}\n'
    shown += "".join(traceback.format_exception_only(type(error), error))
    return shown, frames[-1].lineno if frames else None


def check_program(source, check):
    """Answers JSON: {passed, key, error, line}.

    key is the feedback of the first unmet expectation, "error" when the program failed by itself,
    or "missing-function" when a function the check calls does not exist.
    """
    checked = _Check(source)
    namespace = {
        "run": checked.run,
        "uses": checked.uses,
        "count": checked.count,
        "assigns": checked.assigns,
        "expect": _expect,
        "source": source,
    }
    try:
        checked.parse()
        exec(compile(check, "check.py", "exec"), namespace)
    except _Unmet as unmet:
        return json.dumps({"passed": False, "key": str(unmet), "error": None, "line": None})
    except _ProgramFailed as failed:
        text, line = _described(failed.__cause__)
        return json.dumps({"passed": False, "key": "error", "error": text, "line": line})
    except KeyboardInterrupt:
        raise
    except Exception as error:
        text, line = _described(error)
        return json.dumps({"passed": False, "key": "error", "error": text, "line": line})
    return json.dumps({"passed": True, "key": None, "error": None, "line": None})
