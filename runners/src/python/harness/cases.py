"""Cases of a challenge: the same function with other arguments, from the smallest to the largest."""

import copy
import math

from .checked_run import ExpectationFailed

# So much of a value is shown.
_SHOWN = 300


def _case(shown, expected, got=None):
    """A case as the page shows it; `got` is None as long as it has no result."""
    return {
        **{"input": _cut(shown), "expected": _cut(expected)},
        "got": None if got is None else _cut(got),
    }


class CaseFailed(ExpectationFailed):
    """A case that went wrong; carries what went in, what was expected and what came out."""

    def __init__(self, shown, expected, got):
        super().__init__("case")
        self.case = _case(shown, expected, got)


def _cut(text):
    text = str(text)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _same(got, expected):
    if isinstance(expected, bool) or isinstance(got, bool):
        return got is expected
    if isinstance(expected, (int, float)) and isinstance(got, (int, float)):
        return math.isclose(got, expected, rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(expected, (list, tuple)) and type(got) is type(expected):
        return len(got) == len(expected) and all(map(_same, got, expected))
    return type(got) is type(expected) and got == expected


def compare(shown, got, expected):
    """Raises CaseFailed when they differ; `shown` tells the learner which case it is."""
    if not _same(got, expected):
        raise CaseFailed(shown, repr(expected), repr(got))


def try_cases(trying, run, name, tests):
    """Calls a function of the program: `tests` are pairs of its arguments, as a tuple, and the right result.

    `trying` hears which case is next, and None after the last.
    """
    for arguments, expected in tests:
        shown = f"{name}({', '.join(map(repr, arguments))})"
        trying(_case(shown, repr(expected)))
        try:
            got = run.call(name, *copy.deepcopy(arguments))
        except ExpectationFailed:
            raise
        except Exception as error:
            raise CaseFailed(shown, repr(expected), f"{type(error).__name__}: {error}") from error
        compare(shown, got, expected)
    trying(None)
