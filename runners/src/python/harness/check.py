"""Runs a learner's program under the eyes of an exercise's check.

A check is Python that calls run() and expect(); the first expectation that is not met names, by its
key, the feedback the learner reads. What the program prints reaches the page with the verdict.
"""

import contextlib
import io
import json
import random

from . import failure
from .answer_text import mentions, numbers_in, same_text
from .cases import CaseFailed, compare, try_cases
from .checked_run import Run, ExpectationFailed, put_files
from .program_data import with_other_data
from .program_text import ProgramText


class _ProgramFailed(Exception):
    """The learner's program ended with an error of its own, which is the cause of this one."""


# So much of what a program printed goes to the page.
_SHOWN = 20_000


class _Check:
    def __init__(self, source, fresh, tell, files):
        self._source = source
        self._fresh = fresh
        self._tell = tell
        self._files = files
        self._outputs = []

        self._done = None
        self._at = None
        self.missing = None
        self.failed = None
        self.case = None
        self.names = {}

    def shown(self, passed):
        """Returns the output that the page shows: of the first run when all passed, else of the one that went wrong.

        For a checklist it is the first too, unless the program failed: the other runs are of single items.
        """
        shown = {} if self._done is None else {"done": self._done}
        if self.case is not None:
            shown["case"] = self.case
        if self._outputs:
            first = passed or (self._done is not None and self.failed is None)
            shown["output"] = self._outputs[0 if first else -1][:_SHOWN]
        return shown

    def cases(self, run, name, tests):
        """Tries cases, each of which the page knows before it is tried; see try_cases."""
        try_cases(self._tell_found, run, name, tests)

    def _tell_found(self, trying=None):
        """Tells what is known so far: should the time run out, it is all that the page has."""
        if self._tell is None:
            return
        found = {} if self._done is None else {"done": self._done, "late": self._at}
        case = self.case or trying
        if case is not None:
            found["case"] = case
        self._tell(json.dumps(found))

    def item(self, key, required, code):
        """Checks one item of a checklist: it is done, or not, whatever the others are."""
        self._done, self._at = self._done or [], key
        self._tell_found()
        error, case = None, None
        try:
            exec(compile(code, "check.py", "exec"), self.names)
        except _ProgramFailed as failed:
            error = failed.__cause__
        except CaseFailed as failed:
            case = failed.case
        except Exception:
            pass
        else:
            self._done.append(key)
            return
        if required and self.missing is None:
            self.missing, self.failed, self.case = key, error, case

    def run(
        self,
        inputs=(),
        seed=None,
        allow_error=False,
        variables=None,
        replace=None,
        data=None,
        files=None,
    ):
        """Runs the program again; `inputs` answer its input() calls, `seed` fixes random.

        `replace` and `data` give it other data; see with_other_data. `files` are in the place of files of the
        same names, or beside them. What it writes lies there until it is run again.
        """
        self._fresh.restore()
        put_files({**self._files, **(files or {})})
        program, replaced = self._source, 0
        if replace or data:
            program, replaced = with_other_data(self._source, replace, data)
        if seed is not None:
            random.seed(seed)
        done = Run(program, inputs, variables or {}, self._fresh)
        done.replaced = replaced
        self._outputs.append(done.output)
        if done.error is not None and not allow_error:
            raise _ProgramFailed from done.error
        return done


def _expect(condition, key=None):
    if not condition:
        raise ExpectationFailed(key)


def _verdict(checked, key, failed=None):
    verdict = {"passed": key is None, "key": key, "failure": failed}
    return json.dumps({**verdict, **checked.shown(key is None)})


def check_program(source, check, fresh, tell=None, files=None):
    """Answers JSON: {passed, key, failure, output}; `fresh` is the FreshStart of this interpreter.

    `tell` hears, as JSON, what is found on the way: {done, late, case}, where late is the item and case the case that is
    being tried, or the smallest that went wrong before; the case that is being tried has no `got`.

    key is the feedback of the first unmet expectation or the id of the first required item undone, "error" when the program failed by itself
    (then failure says how: {type, message, line, traceback}), "missing-function" when a function the
    check calls does not exist, or "interrupted" when it was stopped from outside. output is what the
    program printed; without a run there is none. Where the first item that is not done tried cases, `case` is the
    smallest that went wrong: {input, expected, got}.
    """
    given = files or {}
    checked = _Check(source, fresh, tell, given)
    # Warnings of the compiler are not for the page.
    with contextlib.redirect_stderr(io.StringIO()):
        try:
            text = ProgramText(source, failure.MAIN)
            tools = {"uses": text.uses, "count": text.count, "assigns": text.assigns}
            reading = {"same_text": same_text, "mentions": mentions, "numbers_in": numbers_in}
            judging = {"run": checked.run, "expect": _expect, "item": checked.item}
            cases = {"cases": checked.cases, "compare": compare}
            about = {"source": source, "files": dict(given)}
            names = checked.names = {**judging, **cases, **about, **tools, **reading}
            exec(compile(check, "check.py", "exec"), names)
        except ExpectationFailed as unmet:
            return _verdict(checked, str(unmet))
        except _ProgramFailed as failed:
            return _verdict(checked, "error", failure.describe(failed.__cause__, source))
        except KeyboardInterrupt:
            return _verdict(checked, "interrupted")
        except BaseException as error:
            return _verdict(checked, "error", failure.describe(error, source))
    failed = failure.describe(checked.failed, source) if checked.failed else None
    return _verdict(checked, checked.missing, failed)
