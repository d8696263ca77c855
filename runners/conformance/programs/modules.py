# %% random numbers that are the same each time
import random
random.seed(2026)
print([random.randint(1, 6) for _ in range(10)], random.random(), random.uniform(1, 2))
deck = list(range(10))
random.shuffle(deck)
print(deck, random.choice("abcdef"), random.sample(range(100), 5), random.choices(["x", "y"], weights=[1, 3], k=6))
print(round(random.gauss(0, 1), 6), random.randrange(0, 100, 10), random.getrandbits(16))

# %% dates and times
from datetime import date, datetime, time, timedelta, timezone
birthday = date(2010, 2, 28)
print(birthday + timedelta(days=1), birthday.weekday(), birthday.isoformat(), birthday.strftime("%d/%m/%Y %A %j"), (date(2026, 1, 1) - birthday).days)
moment = datetime(2026, 7, 14, 23, 59, 30)
print(moment, moment + timedelta(minutes=1), moment.replace(hour=1).time(), datetime.strptime("03/04/2026 05:06", "%d/%m/%Y %H:%M"))
print(timedelta(hours=50, seconds=5), timedelta(days=2) / 3, datetime(2026, 1, 1, tzinfo=timezone.utc).isoformat(), time(8, 5) < time(9), date.fromisoformat("2026-12-31").isocalendar().week)

# %% a calendar
import calendar
print(calendar.month(2026, 2))
print(calendar.isleap(2028), calendar.monthrange(2026, 2)[1], calendar.day_name[0])

# %% json there and back
import json
data = {"name": "Zoé", "tags": ["a", None, True, 1.5], "nested": {"n": 1}}
text = json.dumps(data, ensure_ascii=False, sort_keys=True)
print(text, json.loads(text) == data, json.dumps("é"), sep="\n")
print(json.dumps([1, {"a": [2]}], indent=2))
try:
    json.loads("{'a': 1}")
except json.JSONDecodeError as error:
    print(error)

# %% regular expressions
import re
text = "Call 06 12 34 56 78 or mail ada@example.org, bob@test.com before 2026-05-01."
print(re.findall(r"\b[\w.]+@[\w.]+\.\w+", text), re.search(r"(\d{4})-(\d\d)-(\d\d)", text).groups())
print(re.sub(r"\d", "#", text[:20]), re.split(r"[,.]\s*", "a, b.c,d"), bool(re.fullmatch(r"[A-Z]{2}\d+", "AB12")))
found = re.match(r"(?P<verb>\w+) (?P<number>[\d ]+)", text)
print(found["verb"], found.group("number").strip(), found.span(), re.sub(r"(\w+)@", r"<\1>@", text)[24:45])
print([m.start() for m in re.finditer("a", "banana")], re.findall(r"(?i)A", "aA"), re.compile(r"^\s*#", re.M).findall("# a\n b\n  # c"))

# %% itertools
import itertools as it
print(list(it.permutations("abc", 2)), list(it.combinations([1, 2, 3], 2)), list(it.product("ab", repeat=2)), sep="\n")
print(list(it.accumulate([1, 2, 3, 4])), list(it.chain([1], (2, 3))), list(it.islice(it.count(5, 5), 3)), list(it.takewhile(lambda x: x < 3, [1, 2, 3, 1])))
print([(key, len(list(group))) for key, group in it.groupby("aaabbc")], list(it.zip_longest("ab", [1], fillvalue="-")), list(it.pairwise([1, 2, 3])), list(it.repeat(7, 2)))

# %% text tools
import string
import textwrap
print(string.ascii_lowercase[:5], string.digits, string.punctuation[:6], string.Template("$who likes $what").substitute(who="Ada", what="maths"))
print(textwrap.fill("The time has come, the walrus said, to talk of many things", 24))
print(textwrap.shorten("one two three four five", 15), textwrap.dedent("    a\n      b"), textwrap.indent("x\ny", "> "), sep="\n")

# %% hashes, codes and bytes
import base64
import binascii
import hashlib
import zlib
print(hashlib.sha256("password".encode()).hexdigest(), hashlib.md5(b"a").hexdigest()[:8], base64.b64encode("é!".encode()).decode(), base64.b64decode("SGk="))
data = b"abc" * 20
print(len(zlib.compress(data)) < len(data), zlib.decompress(zlib.compress(data)) == data, binascii.hexlify(b"\x00\xff"), zlib.crc32(b"hello"))
print(bytes([72, 105]), bytearray(b"ab") + b"c", b"caf\xc3\xa9".decode(), "é".encode("latin-1"), int.from_bytes(b"\x01\x00", "big"), (258).to_bytes(2, "little"))

# %% pretty printing and tables
from pprint import pprint
pprint({"pupils": [{"name": "Ada", "marks": list(range(12))}, {"name": "Bob", "marks": [3]}], "year": 2026}, width=60)

# %% time that can be told
import time
print(time.strftime("%Y-%m-%d", time.gmtime(0)), time.gmtime(86400).tm_mday, isinstance(time.time(), float), time.perf_counter() <= time.perf_counter())

# %% typing and inspection
import inspect
from typing import Optional, Union, get_type_hints
def f(a: int, b: Optional[str] = None, *args, c=3) -> Union[int, str]:
    "Does little."
print(inspect.signature(f), inspect.getdoc(f), list(inspect.signature(f).parameters), get_type_hints(f)["a"])
print(type(3).__name__, callable(f), isinstance(True, int), id(f) == id(f), dir([])[-3:])

# %% command lines
import argparse
parser = argparse.ArgumentParser(prog="game")
parser.add_argument("name")
parser.add_argument("-n", "--lives", type=int, default=3)
parser.add_argument("--hard", action="store_true")
print(parser.parse_args(["Ada", "-n", "5", "--hard"]), parser.parse_args(["Bob"]).lives)

# %% logs
import logging
import sys
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
logging.debug("hidden")
logging.info("shown %d", 3)
logging.getLogger("game").warning("careful")

# %% paths
from pathlib import Path, PurePosixPath
import os.path
path = PurePosixPath("/home/ada/notes.tar.gz")
print(path.name, path.stem, path.suffix, path.parent, path.with_suffix(".zip"), PurePosixPath("a") / "b" / "c", path.parts)
print(os.path.join("a", "b.txt"), os.path.splitext("x.y.z"), os.path.basename("a/b"), os.path.dirname("a/b"), Path("nowhere.txt").exists())

# %% doctest and unittest
import doctest
import unittest
def double(x):
    """
    >>> double(2)
    4
    >>> double("a")
    'aa'
    """
    return x * 2
print(doctest.testmod())
class TestDouble(unittest.TestCase):
    def test_number(self):
        self.assertEqual(double(3), 6)
    def test_list(self):
        self.assertEqual(double([1]), [1, 1])
result = unittest.TextTestRunner(stream=open(os.devnull, "w") if "os" in globals() else __import__("io").StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(TestDouble))
print(result.testsRun, result.wasSuccessful())

# %% asynchronous programs
import asyncio
async def cook(what, seconds):
    await asyncio.sleep(seconds)
    print("ready:", what)
    return what.upper()
async def main():
    print(await asyncio.gather(cook("rice", 0.02), cook("egg", 0.01)))
    task = asyncio.create_task(cook("tea", 0))
    print(await task, await asyncio.wait_for(cook("soup", 0), 1))
asyncio.run(main())

# %% urls, html and xml
import html
from urllib.parse import parse_qs, quote, urljoin, urlparse
import xml.etree.ElementTree as ET
print(urlparse("https://a.org:8080/p/q?x=1&y=2#z").netloc, parse_qs("x=1&x=2&y="), quote("é a/b"), urljoin("http://a/b/c", "../d"), html.escape("<a & 'b'>"), html.unescape("&eacute;&lt;"))
root = ET.fromstring("<team><p n='1'>Ada</p><p n='2'>Bob</p></team>")
print([(p.get("n"), p.text) for p in root.findall("p")], ET.tostring(root, encoding="unicode"))

# %% databases
import sqlite3
con = sqlite3.connect(":memory:")
con.execute("CREATE TABLE game (name TEXT, year INTEGER)")
con.executemany("INSERT INTO game VALUES (?, ?)", [("Pong", 1972), ("Tetris", 1984), ("Doom", 1993)])
con.commit()
print(con.execute("SELECT name FROM game WHERE year > ? ORDER BY year DESC", (1980,)).fetchall())
print(con.execute("SELECT count(*), avg(year), max(name) FROM game").fetchone())
con.execute("UPDATE game SET year = year + 1 WHERE name LIKE 'P%'")
print([row for row in con.execute("SELECT * FROM game")])
