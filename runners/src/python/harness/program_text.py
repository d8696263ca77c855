"""Answers questions about the text of a learner's program, for checks that are about how it is done."""

import ast

_FORMS = {
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


class ProgramText:
    """The parsed program; parsing again costs nothing."""

    def __init__(self, source, name):
        self._nodes = list(ast.walk(ast.parse(source, name)))

    def uses(self, *names):
        """True when the program's text uses every one of these.

        Each name is a keyword or form (for, while, if, elif, else, def, return, import, break, try,
        fstring, list, dict, comprehension, class) or the name of a function or method it calls.
        """
        return all(self._uses(name) for name in names)

    def count(self, name):
        """Counts the calls of this function or method in the program's text."""
        return sum(1 for called in self._called_names() if called == name)

    def assigns(self, name):
        """True when the program's text gives this name a value."""
        return any(
            isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == name
            for node in self._nodes
        )

    def _uses(self, name):
        if name in _FORMS:
            return any(isinstance(node, _FORMS[name]) for node in self._nodes)
        if name == "elif":
            return any(_is_elif(node) for node in self._nodes)
        if name == "else":
            return any(isinstance(n, ast.If) and n.orelse and not _is_elif(n) for n in self._nodes)
        return name in self._called_names()

    def _called_names(self):
        functions = [node.func for node in self._nodes if isinstance(node, ast.Call)]
        return [f.id for f in functions if isinstance(f, ast.Name)] + [
            f.attr for f in functions if isinstance(f, ast.Attribute)
        ]


def _is_elif(node):
    return isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
