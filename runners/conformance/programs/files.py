# %% writes and reads a text file
with open("notes.txt", "w", encoding="utf-8") as file:
    file.write("première ligne\n")
    file.writelines(["second\n", "third"])
with open("notes.txt", encoding="utf-8") as file:
    print(file.read())
with open("notes.txt", encoding="utf-8") as file:
    for number, line in enumerate(file, 1):
        print(number, line.rstrip())
with open("notes.txt", "a", encoding="utf-8") as file:
    print(file.write("\nfourth"), file.tell() > 10)
print(open("notes.txt", encoding="utf-8").readlines(), file.closed)

# %% csv tables
import csv
with open("team.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["name", "points"])
    writer.writerows([["Ada, Lady", 12], ['Bob "B"', 7]])
print(open("team.csv").read())
with open("team.csv", newline="") as file:
    for row in csv.DictReader(file):
        print(row["name"], int(row["points"]) * 2)
print(list(csv.reader(["a;b", "1;2"], delimiter=";")))

# %% json files
import json
scores = {"Ada": [10, 12], "Bob": []}
with open("scores.json", "w") as file:
    json.dump(scores, file)
with open("scores.json") as file:
    loaded = json.load(file)
loaded["Bob"].append(3)
print(loaded, loaded == scores)

# %% bytes and places in a file
with open("data.bin", "wb") as file:
    file.write(bytes(range(10)))
with open("data.bin", "rb+") as file:
    file.seek(3)
    print(file.read(2), file.tell())
    file.seek(-1, 2)
    file.write(b"\xff")
print(open("data.bin", "rb").read().hex())

# %% files that are not there
import errno
try:
    open("missing.txt")
except FileNotFoundError as error:
    print("missing:", error.filename, error.errno == errno.ENOENT)
import os
print(os.path.exists("missing.txt"), os.path.isdir("."))
try:
    open("x.txt", "x").close()
    open("x.txt", "x")
except FileExistsError:
    print("is there already")

# %% folders
import os
import shutil
from pathlib import Path
os.makedirs("a/b", exist_ok=True)
Path("a/one.txt").write_text("1")
Path("a/b/two.txt").write_text("22")
print(sorted(os.listdir("a")), [str(p) for p in sorted(Path("a").rglob("*.txt"))], Path("a/b/two.txt").stat().st_size)
os.rename("a/one.txt", "a/uno.txt")
os.remove("a/b/two.txt")
for folder, folders, names in os.walk("a"):
    print(folder, sorted(folders), names)
shutil.rmtree("a")
print(Path("a").exists())

# %% texts that behave like files
import io
import sys
from contextlib import redirect_stdout
buffer = io.StringIO("one\ntwo\n")
print(buffer.readline().strip(), buffer.read().strip())
caught = io.StringIO()
with redirect_stdout(caught):
    print("hidden")
print("caught", repr(caught.getvalue()))
print("to the error stream", file=sys.stderr)
print("flushed", end="", flush=True)
print(io.BytesIO(b"abc").read(2))

# %% counts the words of a file
from pathlib import Path
Path("poem.txt").write_text("The cat sat.\nThe dog ran!\n\nThe end")
text = Path("poem.txt").read_text()
words = [word.strip(".!").lower() for word in text.split()]
print(len(text.splitlines()), len(words), len(text), {word: words.count(word) for word in sorted(set(words))})

# %% zip archives and pickles
import pickle
import zipfile
with zipfile.ZipFile("all.zip", "w") as archive:
    archive.writestr("a.txt", "hello")
    archive.writestr("b/c.txt", "there")
with zipfile.ZipFile("all.zip") as archive:
    print(archive.namelist(), archive.read("b/c.txt"))
class Pet:
    def __init__(self, name):
        self.name = name
pet = pickle.loads(pickle.dumps(Pet("Rex")))
print(pet.name, pickle.loads(pickle.dumps([1, {"a": (2,)}])))

# %% a module of one's own
open("helpers.py", "w").write('''
GREETING = "Hi"
def greet(name):
    return f"{GREETING} {name}"
if __name__ == "__main__":
    print("never")
''')
import helpers
from helpers import greet as say
print(helpers.greet("Ada"), say("Bob"), helpers.__name__, __name__)

# %% temporary files and settings
import configparser
import tempfile
settings = configparser.ConfigParser()
settings.read_string("[game]\nlives = 3\nhard = yes\n")
print(settings["game"].getint("lives"), settings.getboolean("game", "hard"), settings.sections())
with tempfile.TemporaryFile("w+") as file:
    file.write("gone soon")
    file.seek(0)
    print(file.read())

# %% Files in other encodings
lines = "nom;âge\nZoé;14\nFrançois;15\n"
for encoding in ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"]:
    with open("ages.csv", "w", encoding=encoding, newline="") as file:
        file.write(lines)
    with open("ages.csv", "rb") as file:
        start = file.read(4)
    with open("ages.csv", encoding=encoding) as file:
        print(encoding, start.hex(), file.readline().strip(), file.read() == "Zoé;14\nFrançois;15\n")

# %% The mark at the start of a file
with open("notes.txt", "w", encoding="utf-8-sig") as file:
    file.write("salut\n")
with open("notes.txt", encoding="utf-8") as file:
    print(repr(file.read()))
with open("notes.txt", encoding="utf-8-sig") as file:
    print(repr(file.read()))

# %% A file read in the wrong encoding
with open("notes.txt", "w", encoding="utf-8") as file:
    file.write("été à Noël")
with open("notes.txt", encoding="latin-1") as file:
    print(ascii(file.read()))
with open("notes.txt", "w", encoding="latin-1") as file:
    file.write("été")
try:
    print(open("notes.txt", encoding="utf-8").read())
except UnicodeDecodeError as problem:
    print(type(problem).__name__, problem.reason, problem.start)
with open("notes.txt", encoding="utf-8", errors="replace") as file:
    print(ascii(file.read()))
