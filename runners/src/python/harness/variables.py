"""Lists the variables of a program while it waits, and after it; variables.ts reads the list."""

import itertools
import json
import sys
import types

from .failure import ENTRY, HOME, MAIN
from .record_values import FUNCTIONS, VARIABLES, Values, module_of, signature

# A list is for a glance: less of each value is told than in a recording.
DEPTH = 3
PARTS = 15
# Each value is looked at so far, whatever the others hold.
OBJECTS = 10
# A longer collection in a module of Python itself is not listed.
LENGTH = 1000


class _Forbidden(BaseException):
    """A value wanted to run a part of the program. No `except Exception` may swallow this."""


def _forbid(frame, event, _):
    name = frame.f_code.co_filename
    if name == MAIN or name.startswith((ENTRY, HOME)):
        raise _Forbidden


def _text(value):
    """Text of a value, unless a part of the program would run for it."""
    try:
        kind = type(value)
        library = module_of(kind).partition(".")[0]
        if library in sys.stdlib_module_names and hasattr(kind, "__len__") and len(value) > LENGTH:
            return "…"
        return repr(value)
    except BaseException:
        # Python has let go of it.
        sys.settrace(_forbid)
        return "…"


def list_variables(main):
    """Answers JSON, a ListedVariables of variables.ts; empty where there is no room to look, as in a call that is very deep."""
    trace, profile = sys.gettrace(), sys.getprofile()
    sys.setprofile(None)
    sys.settrace(_forbid)
    try:
        return json.dumps(_listed({} if main is None else dict(vars(main))))
    except (Exception, _Forbidden):
        return ""
    finally:
        sys.settrace(trace)
        sys.setprofile(profile)


def _listed(names):
    shown, functions = {}, []
    for name, value in names.items():
        kind = type(value)
        if type(name) is not str or name.startswith("__") or issubclass(kind, types.ModuleType):
            continue
        if issubclass(kind, type):
            if module_of(value) == "__main__":
                functions.append(name)
        elif kind in FUNCTIONS:
            if getattr(value, "__module__", None) == "__main__":
                functions.append(signature(value, name))
        else:
            shown[name] = value
    values = Values(DEPTH, PARTS, _text)
    variables = []
    for name, value in itertools.islice(shown.items(), VARIABLES):
        values.allow(OBJECTS)
        variables += (name, values.value(value))
    # A recording of one step: the program as it is now.
    recording = {
        "atoms": values.atoms,
        "contents": values.contents,
        "frames": [[0, "", 0, variables]],
        "stacks": [[0, 0]],
        "steps": [["end", 0, 0, values.end(), None, 0]],
        "output": [],
        "loops": [],
        "end": "finished",
    }
    more = max(0, len(shown) - VARIABLES)
    return {"recording": recording, "functions": functions[:VARIABLES], "more": more}
