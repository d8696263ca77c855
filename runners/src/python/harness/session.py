"""The one object the page's side talks to: runs and checks programs, and tidies up after each."""

import importlib.util
import json
import linecache
import sys
import types

from . import restore_snapshot, check, drawing, event_loop, failure, hints, imports, near_names
from . import password_hashing, plots, program
from .entries import Entries
from .fresh import FreshStart
from .record import record_program
from .variables import list_variables


class Session:
    """`host` offers what a program needs of the page; see program.run_program. Checks only tell it what they find.

    `start_sqlite` gives the module sqlite3, each time it is imported again, databases of its own.
    """

    def __init__(self, home, start_sqlite, host=None):
        self._host = host
        restore_snapshot.catch_up()
        event_loop.install()
        near_names.install()
        password_hashing.offer()
        _offer_sqlite(start_sqlite)
        drawing.offer(host)
        self._fresh = FreshStart(home)
        self._entries = Entries(self._fresh, host)

    def run(self, source, record=False):
        """Answers JSON: {failure, hints}, where failure is None after a normal end.

        hints is what was probably meant otherwise, where that is known; see hints.py.
        With `record`, the host is told what the program did, step by step; see record.py.
        """
        # Its memory is free for the next program.
        self._entries.forget()
        main = program.new_main()
        self._entries.begin(main, source)
        run = record_program if record else program.run_program
        error = run(source, main, self._host)
        self._fresh.restore_modules()
        self._entries.follow()
        described = failure.describe(error, source) if error is not None else None
        found = [] if error is not None or record else hints.find(source)
        return json.dumps({"failure": described, **({"hints": found} if found else {})})

    def read(self, source):
        """Answers JSON of a program that is not run: {failure, hints}, as run() would; failure is only why it cannot run."""
        error = program.error_in(source)
        # Tracebacks of the program that ran last show its lines, not those of this one.
        kept = linecache.cache.get(failure.MAIN)
        described = failure.describe(error, source) if error is not None else None
        linecache.cache.pop(failure.MAIN, None)
        if kept is not None:
            linecache.cache[failure.MAIN] = kept
        found = [] if error is not None else hints.find(source)
        return json.dumps({"failure": described, "hints": found})

    def enter(self, text, fresh=False):
        """Runs what was typed after a program, or after none (`fresh`); answers JSON, see Entries.run()."""
        if fresh:
            self._entries.forget()
        return json.dumps(self._entries.run(text))

    def variables(self):
        """Answers JSON of the variables of the program that runs, or ran last; see variables.py."""
        return list_variables(self._entries.main)

    def needs_library(self, sources, beside):
        """Tells whether one of these programs needs the files of the standard library; both are JSON of texts."""
        return imports.needs_library(json.loads(sources), set(json.loads(beside)))

    def check(self, source, check_source, files="[]"):
        """`files` is JSON: texts that lie beside the program, [{name, content}]."""
        given = {file["name"]: file["content"] for file in json.loads(files)}
        tell = None if self._host is None else self._host.found
        return check.check_program(source, check_source, self._fresh, tell, given)

    def tidy(self):
        """Undoes what the last program left behind."""
        self._fresh.restore()

    def packages_arrived(self):
        """Call it after installing packages and before any program can use them."""
        if importlib.util.find_spec("numpy"):
            importlib.import_module("numpy")
        if importlib.util.find_spec("matplotlib"):
            plots.show_pictures(self._host.picture)
        self._fresh.remember_modules()


def _offer_sqlite(start):
    module = types.ModuleType("_sqlite3", "What sqlite3 is built on.")
    module.start = start
    sys.modules["_sqlite3"] = module
