"""Runs what a learner types after a program, with the program's variables: Python's interactive mode."""

import ast
import builtins
import codeop
import linecache
import types
import warnings

from . import failure, program

_builtins = vars(builtins)
# Texts of so many entries are kept for tracebacks: functions that were defined in one are called in others.
KEPT = 200


class Entries:
    """The variables of the last program, and the entries typed since. `fresh` undoes the changes of a program."""

    def __init__(self, fresh, host):
        self._fresh = fresh
        self._host = host
        self._count = 0
        self._texts = {}
        self.forget()

    def forget(self):
        """There is no program any more, and nothing that was typed."""
        self.main, self._source, self._modules, self._answer = None, "", {}, None
        self._texts.clear()

    def begin(self, main, source):
        """A program begins in this module: its variables can be looked at from now on."""
        self.main, self._source = main, source

    def follow(self):
        """The program has ended, and the modules are restored: its variables are there for what is typed."""
        self._modules = self._fresh.imported

    def run(self, text):
        """Runs an entry, and prints the value of each expression in it.

        Answers {failure, more, fresh}: `more` when it is not complete and nothing was run, `fresh` when there
        were no variables of a program before.
        """
        source = _without_prompts(text)
        if _is_incomplete(source):
            return {"failure": None, "more": True, "fresh": False}
        fresh = self.main is None
        if fresh:
            self.main = types.ModuleType("__main__")
        name = f"{failure.ENTRY}{self._count}>"
        self._count += 1
        self._texts[name] = source
        if len(self._texts) > KEPT:
            del self._texts[next(iter(self._texts))]
        error = self._run(source, name)
        described = None
        if error is not None:
            described = failure.describe(error, self._source, (name, source))
        return {"failure": described, "more": False, "fresh": fresh}

    def _run(self, source, name):
        self._fresh.put_back(self._modules)
        _builtins["_"] = self._answer
        for entry, text in {**self._texts, failure.MAIN: self._source}.items():
            linecache.cache[entry] = (len(text), None, text.splitlines(True), entry)
        error = program.run_entry(lambda: _compiled(source, name), self.main, self._host)
        self._answer = _builtins.get("_")
        self._fresh.restore_modules()
        self._modules = self._fresh.imported
        return error


def _compiled(source, name):
    tree = compile(source, name, "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
    # As in a terminal, every expression prints its value; there may be several statements here.
    return compile(ast.Interactive(tree.body), name, "single", dont_inherit=True)


def _without_prompts(text):
    """Returns a text copied from a terminal, or a book, without the output of the terminal itself."""
    lines = text.splitlines()
    if not any(line.startswith(">>> ") for line in lines):
        return text
    return "\n".join(line[4:] for line in lines if line.startswith((">>> ", "... ")))


def _is_incomplete(source):
    """Tells whether more has to follow: a bracket or a string is open, or a block may continue."""
    _, newline, last = source.rpartition("\n")
    # An empty line ends it, whatever is still open.
    if newline and not last.strip():
        return False
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            if codeop.compile_command(source, failure.ENTRY, "exec") is None:
                return True
        except (SyntaxError, ValueError, OverflowError):
            return False
    return last[:1].isspace()
