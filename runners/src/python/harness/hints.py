"""Finds in a program that runs what was probably meant otherwise, such as a comparison where a value should be given."""

import ast
import builtins
import re

# More of them are of no help.
MOST = 5
# A text with the name of a variable in braces, as in an f-string.
BRACED = re.compile(r"\{([^\W\d]\w*)(?:[.\[:!][^{}]*)?\}")
TURTLE = "done mainloop penup pendown hideturtle showturtle home clear reset begin_fill end_fill bye exitonclick"
_METHODS = {
    name
    for kind in (str, list, dict, set)
    for name in dir(kind)
    if not name.startswith("_")
} | set(TURTLE.split())
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def find(source):
    """The hints for a program that Python can read, each as {code, line, name}."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    about = _About(tree)
    found = []
    for node in ast.walk(tree):
        code, name = _alone(node, about) or _in_call(node, about) or (None, None)
        if code:
            found.append({"code": code, "line": node.lineno, "name": name})
    return sorted(found, key=lambda hint: hint["line"])[:MOST]


class _About:
    """The names of a program: what can be called, its methods and modules, and everything that has a value."""

    def __init__(self, tree):
        self.callable = {name for name, value in vars(builtins).items() if callable(value)}
        self.methods, self.names, self.modules, given = set(_METHODS), set(), set(), set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.methods |= {one.name for one in node.body if _is_method(one)}
            if isinstance(node, _SCOPES):
                self.callable.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                given.add(node.id)
            elif isinstance(node, ast.arg):
                given.add(node.arg)
            elif isinstance(node, ast.ImportFrom):
                # A function more often than not; a constant such as pi does nothing by itself either.
                self.callable |= {one.asname or one.name for one in node.names}
            elif isinstance(node, ast.Import):
                self.modules |= {one.asname or one.name for one in node.names}
        self.names = given
        self.callable -= given


def _is_method(node):
    """A property is asked for without brackets."""
    return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.decorator_list


def _alone(node, about):
    """A statement that is a value alone does nothing."""
    if not isinstance(node, ast.Expr):
        return None
    value = node.value
    if isinstance(value, ast.Compare) and isinstance(value.ops[0], ast.Eq) and len(value.ops) == 1:
        left = value.left
        if isinstance(left, (ast.Name, ast.Attribute, ast.Subscript)):
            return "compared-for-given", ast.unparse(left)
    if isinstance(value, ast.Name) and value.id in about.callable:
        return "call-without-brackets", value.id
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
        if value.attr in about.methods or value.value.id in about.modules:
            return "call-without-brackets", ast.unparse(value)
    return None


def _in_call(node, about):
    """A text with names in braces that print() or input() shows as it is."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    if node.func.id not in ("print", "input"):
        return None
    for text in _texts(node.args):
        for name in BRACED.findall(text):
            if name in about.names:
                return "braces-without-f", name
    return None


def _texts(values):
    for value in values:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
        elif isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
            yield from _texts([value.left, value.right])
