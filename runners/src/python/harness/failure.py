"""Describes an error the way a learner can read it: by the lines of the learner's own file."""

import linecache
import traceback

from .clues import clue_of

MAIN = "main.py"
# The prefix of the names of entries typed after a program; see entries.py.
ENTRY = "<input "
# Modules of the learner's own are beside the program.
HOME = "/home/pyodide/"
# A message may hold a whole printed list; nobody reads more than this.
MESSAGE_LIMIT = 4_000
# Explanations look at it; data of that length are no slip of writing.
LINE_LIMIT = 500


def describe(error, source, entry=None):
    """The error of a program as {type, message, line, place, lineText, clue, traceback}.

    line counts from 1, or is None. place is {file, line} when it happened in a file beside the program, else it is left out;
    lineText is that line, shortened. clue is what the program shows of the error besides, if anything; see clues.py. `entry` is the name and the text of what
    was typed after the program, if that has failed: it has no line of the program unless that went wrong itself.
    """
    linecache.cache[MAIN] = (len(source), None, source.splitlines(True), MAIN)
    story = traceback.TracebackException.from_exception(error, compact=True)
    line = _line_of(error, story, MAIN)
    place, text = _place_of(error, story)
    if place is None:
        text = _line_in(source, line)
    if line is None and place is None and entry is not None:
        text = _line_in(entry[1], _line_of(error, story, entry[0]))
    _keep_own_frames(story)
    clue = clue_of(error, text)
    headline = _shortened(next(story.format_exception_only()))
    if isinstance(error, SyntaxError):
        message = story.msg or ""
    else:
        message = _shortened(headline.partition(": ")[2].strip())
    return {
        "type": type(error).__name__,
        "message": message,
        "line": line,
        **({} if place is None else {"place": place}),
        "lineText": text,
        **({"clue": clue} if clue else {}),
        "traceback": _shortened("".join(story.format()), 4 * MESSAGE_LIMIT),
    }


def _line_of(error, story, file):
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    own = [frame.lineno for frame in story.stack if frame.filename == file]
    return own[-1] if own else None


def _place_of(error, story):
    """The place of an error in a file beside the program, and what stands there; None for one of the program itself."""
    if isinstance(error, SyntaxError) and error.lineno:
        place = _beside(error.filename, error.lineno)
        if place is not None or error.filename == MAIN:
            return place, _written(error.text)
    own = [frame for frame in story.stack if _named(frame) is not None]
    if not own:
        return None, ""
    return _beside(own[-1].filename, own[-1].lineno), _written(own[-1].line)


def _beside(file, line):
    if not file or not file.startswith(HOME):
        return None
    return {"file": file[len(HOME):], "line": line}


def _written(line):
    return (line or "").strip("\n").rstrip()[:LINE_LIMIT]


def _line_in(source, line):
    lines = source.splitlines()
    return lines[line - 1].rstrip()[:LINE_LIMIT] if line and line <= len(lines) else ""


def _keep_own_frames(story):
    """Drops the frames of libraries and of this harness, in the causes of the error too."""
    while story is not None:
        own = [frame for frame in map(_named, story.stack) if frame is not None]
        story.stack = traceback.StackSummary.from_list(own)
        for inner in story.exceptions or ():
            _keep_own_frames(inner)
        if story.__cause__ is not None:
            _keep_own_frames(story.__cause__)
        story = story.__context__


def _named(frame):
    """The frame under the name of its file as the learner knows it; None for one of nobody's own."""
    if frame.filename == MAIN or frame.filename.startswith(ENTRY):
        return frame
    if not frame.filename.startswith(HOME):
        return None
    name = frame.filename[len(HOME):]
    return traceback.FrameSummary(name, frame.lineno, frame.name, line=frame.line)


def _shortened(text, limit=MESSAGE_LIMIT):
    return text if len(text) <= limit else text[:limit] + " …"
