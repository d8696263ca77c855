"""Gives a learner's program other data, so that an answer that is typed in instead of worked out shows."""

import ast

from .failure import MAIN


def with_other_data(source, replace, data):
    """Answers the parsed program with other data in it, and how many places were replaced.

    `replace` maps names to values: the first assignment to the name gets the value, at the top level if
    there is one there, else the first in the text. `data` lists pairs (old, new): every literal equal to
    old, of the same type, becomes new. All values must be literals. Lines keep their numbers.
    """
    tree = ast.parse(source, MAIN)
    places = sum(_assign(tree, name, value) for name, value in (replace or {}).items())
    for old, new in data or ():
        swap = _Swap(old, new)
        tree = swap.visit(tree)
        places += swap.places
    return tree, places


def _literal(value, place):
    node = ast.parse(repr(value), mode="eval").body
    for part in ast.walk(node):
        ast.copy_location(part, place)
    return node


def _assign(tree, name, value):
    everywhere = [node for node in ast.walk(tree) if isinstance(node, (ast.Assign, ast.AnnAssign))]
    deeper = [node for node in everywhere if node not in tree.body]
    for statement in [node for node in tree.body if node in everywhere] + sorted(deeper, key=_line):
        if _assign_in(statement, name, value):
            return 1
    return 0


def _line(node):
    return node.lineno, node.col_offset


def _assign_in(statement, name, value):
    if statement.value is None:
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    for target in targets:
        if _is_name(target, name):
            statement.value = _literal(value, statement.value)
            return True
        if isinstance(target, ast.Tuple) and _assign_in_tuple(target, statement.value, name, value):
            return True
    return False


def _assign_in_tuple(target, values, name, value):
    """One of several names that get their values at once: `a, b = 1, 2`."""
    if not isinstance(values, (ast.Tuple, ast.List)) or len(values.elts) != len(target.elts):
        return False
    for place, one in enumerate(target.elts):
        if _is_name(one, name):
            values.elts[place] = _literal(value, values.elts[place])
            return True
    return False


def _is_name(node, name):
    return isinstance(node, ast.Name) and node.id == name


def _same(one, other):
    """Equal and of the same types, inside too: 1 is neither 1.0 nor True here."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return _same(list(one.items()), list(other.items()))
    return one == other


class _Swap(ast.NodeTransformer):
    def __init__(self, old, new):
        self._old, self._new = old, new
        self.places = 0

    def visit(self, node):
        if isinstance(node, ast.JoinedStr):
            # The text between the braces of an f-string is no literal of its own.
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    self.generic_visit(part)
            return node
        if not isinstance(node, ast.expr):
            return self.generic_visit(node)
        try:
            value = ast.literal_eval(node)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            return self.generic_visit(node)
        if _same(value, self._old):
            self.places += 1
            return _literal(self._new, node)
        # The 5 of -5 is not the literal 5.
        return node if isinstance(node, ast.UnaryOp) else self.generic_visit(node)
