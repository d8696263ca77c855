"""The one object the page's side talks to: runs and checks programs, and tidies up after each."""

import importlib.util
import json
import sys
import types

from . import restore_snapshot, check, drawing, event_loop, failure, password_hashing, plots, program
from .entries import Entries
from .fresh import FreshStart
from .record import record_program


class Session:
    """`host` offers what a program needs of the page; see program.run_program. Checks only tell it what they find.

    `start_sqlite` gives the module sqlite3, each time it is imported again, databases of its own.
    """

    def __init__(self, home, start_sqlite, host=None):
        self._host = host
        restore_snapshot.catch_up()
        event_loop.install()
        password_hashing.offer()
        _offer_sqlite(start_sqlite)
        drawing.offer(host)
        self._fresh = FreshStart(home)
        self._entries = Entries(self._fresh, host)

    def run(self, source, record=False):
        """Answers JSON: {failure}, where failure is None after a normal end.

        With `record`, the host is told what the program did, step by step; see record.py.
        """
        # Its memory is free for the next program.
        self._entries.forget()
        main = program.new_main()
        run = record_program if record else program.run_program
        error = run(source, main, self._host)
        self._fresh.restore_modules()
        self._entries.follow(main, source)
        described = failure.describe(error, source) if error is not None else None
        return json.dumps({"failure": described})

    def enter(self, text, fresh=False):
        """Runs what was typed after a program, or after none (`fresh`); answers JSON, see Entries.run()."""
        if fresh:
            self._entries.forget()
        return json.dumps(self._entries.run(text))

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
