"""Finds out which programs import something that is not in memory."""

import ast
import sys
import warnings

# Our own, which lie beside the standard library.
OWN = {"turtle", "_turtle"}


def imported_by(source):
    """Answers the names of the modules that a program imports; none if it cannot be read."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            nodes = ast.walk(ast.parse(source))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    names = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module)
    return names


def needs_library(sources, beside):
    """Tells whether one of these programs imports a module that has to be read first.

    `beside` are the names of the modules in their folder.
    """
    names = {name for source in sources for name in imported_by(source)}
    return any(
        name not in sys.modules and name.split(".")[0] not in OWN and name not in beside
        for name in names
    )
