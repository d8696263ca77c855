"""Reads what a program prints as a person would, for checks in which the exact wording is not the point."""

import re
import unicodedata

_PUNCTUATION = re.compile(r"[.,;:!?…'’\"“”«»()\[\]\-–—_\s]+")
_DECIMAL = re.compile(r"(?<=\d)[.,](?=\d)")
_NUMBERS = re.compile(r"(?<!\w)[-−]?\d(?:[\d.,]*\d)?")


def _plain(text):
    """Without case, accents, punctuation and repeated spaces; 3,5 and 3.5 are the same."""
    letters = unicodedata.normalize("NFD", str(text).casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    marked = _DECIMAL.sub("\0", bare)
    return _PUNCTUATION.sub(" ", marked).replace("\0", ".").strip()


def same_text(one, other):
    """True when two texts differ at most in case, accents, punctuation and spaces."""
    return _plain(one) == _plain(other)


def mentions(text, *words):
    """True when every one of these words or phrases is in the text, as whole words, read likewise."""
    padded = f" {_plain(text)} "
    return all(f" {_plain(word)} " in padded for word in words)


def _split(run):
    """A comma or point alone is a decimal one: `3,5`. Of several, commas stand between numbers."""
    if len(re.findall("[.,]", run)) < 2:
        return [run.replace(",", ".")]
    return [piece for piece in run.split(",") if piece]


def numbers_in(text):
    """The numbers of a text in their order, as int or float: `3,5` is 3.5, and `2nd` holds 2."""
    runs = [run.replace("−", "-") for run in _NUMBERS.findall(str(text))]
    found = [piece for run in runs for piece in _split(run)]
    return [float(piece) if piece.count(".") == 1 else int(piece.replace(".", "")) for piece in found]
