"""Finds the name that was probably meant by a misspelt one: the learner's own names come first."""

import ast
import builtins
import linecache
import traceback

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Names that are assigned in them are gone at their end.
PASSING = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
# Names with more characters are no slip of the fingers.
LONGEST = 40


def distance(a, b):
    """Counts the characters to add, remove, replace or swap with their neighbour to turn one name into the other."""
    before, last = [], list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            least = min(last[j - 1] + (x != y), last[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                least = min(least, before[j - 2] + 1)
            row.append(least)
        before, last = last, row
    return last[-1]


def nearest(wrong, names, most):
    """Returns the distance of the nearest name, and the name; None when all are further than `most` returns for them.

    Of several equally near names it is one with the same first letter: the first letter is seldom wrong.
    """
    low, found = wrong.lower(), None
    for name in sorted(names):
        limit = most(wrong, name)
        if name == wrong or abs(len(name) - len(wrong)) > limit or len(name) > LONGEST:
            continue
        far = distance(low, name.lower())
        rank = far, low[0] != name[0].lower()
        if far <= limit and (found is None or rank < found[0]):
            found = rank, name
    return found and (found[0][0], found[1])


def own_limit(wrong, name):
    """A learner's own name may differ by a third of its letters."""
    return 0 if len(wrong) < 3 else (len(wrong) + len(name) + 3) // 6


def library_limit(wrong, name):
    """One of Python's own must be nearly the same: there are so many that one of them is always similar."""
    if len(wrong) == 3 and sorted(wrong) == sorted(name):
        return 1
    return 0 if len(wrong) < 4 else 1 if len(wrong) < 7 else 2


def bound_names(tree):
    """The names that a program gives a value, each with the functions and classes in which it does; None is outside of them."""
    found = {}

    def note(name, place):
        found.setdefault(name, []).append(place)

    def visit(node, place):
        if isinstance(node, SCOPES):
            note(node.name, place)
            place = node
        elif isinstance(node, PASSING):
            place = node
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            note(node.id, place)
        elif isinstance(node, ast.arg):
            note(node.arg, place)
        elif isinstance(node, ast.alias):
            note((node.asname or node.name).partition(".")[0], place)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            note(node.name, place)
        elif isinstance(node, ast.Global):
            for name in node.names:
                note(name, None)
        for child in ast.iter_child_nodes(node):
            visit(child, place)

    visit(tree, None)
    return found


def tree_of(frame):
    """The program of a frame as it is written; an empty one where that is not known."""
    try:
        return ast.parse("".join(linecache.getlines(frame.f_code.co_filename)))
    except (SyntaxError, ValueError, RecursionError):
        return ast.Module([], [])


def last_frame(trace):
    """The frame in which an error happened."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return None if trace is None else trace.tb_frame


def _is_attribute(frame, name):
    try:
        return "self" in frame.f_locals and hasattr(frame.f_locals["self"], name)
    except Exception:
        return False


def _is_known(places, here):
    return any(place is None or getattr(place, "name", None) == here for place in places)


def meant_name(wrong, frame):
    """Returns the probable meaning of a name that is unknown in this frame; None when no name is near."""
    if frame is None or len(wrong) > LONGEST:
        return None
    if _is_attribute(frame, wrong):
        return f"self.{wrong}"
    here = frame.f_code.co_name
    written = bound_names(tree_of(frame))
    known = {name for name, places in written.items() if _is_known(places, here)}
    visible = {name for name in {*frame.f_locals, *frame.f_globals} if not name.startswith("__")}
    own = nearest(wrong, known | visible, own_limit)
    library = nearest(wrong, vars(builtins), library_limit)
    if own and (library is None or own[0] <= library[0]):
        return own[1]
    return library and library[1]


def _attribute(owner, wrong):
    """Returns the probable meaning of an attribute; Python itself counts two swapped letters as two mistakes."""
    try:
        names = [name for name in dir(owner) if isinstance(name, str) and name[:1] not in ("", "_")]
    except Exception:
        return None
    near = nearest(wrong, names, library_limit)
    return near and near[1]


_usual = traceback._compute_suggestion_error


def _suggestion(error, trace, wrong):
    if isinstance(error, NameError) and isinstance(wrong, str):
        return meant_name(wrong, last_frame(trace))
    found = _usual(error, trace, wrong)
    if found is None and isinstance(error, AttributeError) and isinstance(wrong, str):
        return _attribute(error.obj, wrong)
    return found


def install():
    """Has Python itself suggest these names, in what it says of an error."""
    traceback._compute_suggestion_error = _suggestion
