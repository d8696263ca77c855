"""Gives every program a Python that no earlier program has touched.

What the modules held before a program ran is remembered and put back after it. Modules it imported
first are forgotten, so that the next program imports them again; installed packages stay, because
compiled code cannot be loaded twice.
"""

import asyncio
import builtins
import gc
import linecache
import logging
import os
import random
import shutil
import signal
import sys
import types
import warnings
from operator import is_
from sys import setprofile, settrace

_builtins = vars(builtins)
_kept_builtins = dict(_builtins)
_LISTS = ("path", "meta_path", "path_hooks", "argv", "warnoptions")
_PACKAGES = "/site-packages/"
# Their databases and turtles are those of one program.
_OWN = ("/lib/python3.13/sqlite3/", "/lib/python3.13/turtle/")


class FreshStart:
    """Remembers the state of the interpreter when it is made, and goes back to it on restore()."""

    def __init__(self, home):
        self._home = home
        self._environment = dict(os.environ)
        self._lists = {name: list(getattr(sys, name)) for name in _LISTS}
        self._filters = list(warnings.filters)
        self._recursion_limit = sys.getrecursionlimit()
        self._interrupt = signal.getsignal(signal.SIGINT)
        self._contents = {}
        # The modules that were removed last, by name.
        self.imported = {}
        self.remember_modules()

    def remember_modules(self):
        """Takes the modules as they are now for clean: call it after loading packages."""
        for name, module in sys.modules.items():
            if name not in self._contents and isinstance(module, types.ModuleType):
                self._contents[name] = (module, dict(vars(module)))
        # Objects that stay need not be searched for garbage after every program.
        gc.collect()
        gc.freeze()

    def put_back(self, modules):
        """Lets what is run next import them as they are, and not again."""
        sys.modules.update(modules)

    def restore(self):
        """Undoes what a program did to the interpreter and to the files in its home."""
        self.restore_modules()
        sys.setrecursionlimit(self._recursion_limit)
        for name, items in self._lists.items():
            getattr(sys, name)[:] = items
        warnings.filters[:] = self._filters
        signal.signal(signal.SIGINT, self._interrupt)
        for name in set(os.environ) - set(self._environment):
            del os.environ[name]
        os.environ.update(self._environment)
        asyncio._set_running_loop(None)
        asyncio.set_event_loop(None)
        logging.root.handlers.clear()
        logging.root.setLevel(logging.WARNING)
        logging.Logger.manager.loggerDict.clear()
        linecache.clearcache()
        random.seed()
        self._restore_packages()
        self._empty_home()
        gc.collect()

    def restore_modules(self):
        """Makes Python itself usable again, whatever a program replaced in it.

        To be called before anything else: until then even print may be the program's own.
        """
        settrace(None)
        setprofile(None)
        _builtins.update(_kept_builtins)
        known, now = self._contents, dict(sys.modules)
        imported = [name for name in now if name not in known]
        self.imported = {name: now[name] for name in imported}
        # A package keeps references to the modules it imported: they have to stay with it.
        if not any(_is_package(now[name]) for name in imported):
            for name in imported:
                del sys.modules[name]
        else:
            self._forget_own_modules(imported, now)
        for name, (module, contents) in known.items():
            sys.modules[name] = module
            current = vars(module)
            if _is_unchanged(current, contents):
                continue
            for gone in [key for key in current if key not in contents]:
                if f"{name}.{gone}" not in sys.modules:
                    del current[gone]
            current.update(contents)

    def _forget_own_modules(self, imported, now):
        for name in imported:
            if str(getattr(now[name], "__file__", None)).startswith((self._home, *_OWN)):
                del sys.modules[name]

    def _restore_packages(self):
        pyplot, matplotlib = (sys.modules.get(m) for m in ("matplotlib.pyplot", "matplotlib"))
        if pyplot is not None:
            pyplot.close("all")
            matplotlib.rcdefaults()
        numpy = sys.modules.get("numpy")
        if numpy is not None:
            numpy.random.seed()

    def _empty_home(self):
        os.makedirs(self._home, exist_ok=True)
        os.chdir(self._home)
        for entry in os.scandir(self._home):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            else:
                os.unlink(entry.path)


def _is_unchanged(current, contents):
    """Tells whether nothing was replaced, added or removed; a program changes few modules."""
    same_names = current.keys() == contents.keys()
    return same_names and all(map(is_, current.values(), contents.values()))


def _is_package(module):
    return _PACKAGES in str(getattr(module, "__file__", None))
