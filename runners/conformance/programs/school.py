# %% a class list that is read, sorted and written again
import csv
import os

with open("class.csv", "w", newline="", encoding="utf-8") as file:
    writer = csv.DictWriter(file, fieldnames=["name", "mark"], delimiter=";")
    writer.writeheader()
    for name, mark in [("Zoé", 12.5), ("Élise", 17), ("Bob", 8)]:
        writer.writerow({"name": name, "mark": mark})
with open("class.csv", newline="", encoding="utf-8") as file:
    pupils = list(csv.DictReader(file, delimiter=";"))
for pupil in sorted(pupils, key=lambda one: float(one["mark"]), reverse=True):
    print(f"{pupil['name']:<10}|{float(pupil['mark']):>6.2f}|{'*' * int(float(pupil['mark']))}")
print(os.path.exists("class.csv"), os.path.getsize("class.csv"), sorted(os.listdir("."))[:1])
os.remove("class.csv")
print(os.path.exists("class.csv"))

# %% leaves with a message
import sys

def main():
    print("arguments:", len(sys.argv) - 1)
    if __name__ == "__main__":
        sys.exit("Game over")

main()
print("never")

# %% help and documentation of one's own
def area(width, height=1):
    """Area of a rectangle, in square metres."""
    return width * height

help(area)
print(area.__doc__, area.__name__, area.__defaults__)
print(type(area).__name__, callable(area), isinstance(3, (int, str)))

# %% prints on one line and over it
import time

for second in range(3, 0, -1):
    print(second, end=" ", flush=True)
    time.sleep(0.01)
print("go!")
print("a", "b", sep="")
print(*[1, 2, 3], sep=", ", end=".\n")
print("a\tb\n  c\\d", r"\n", "é\u00e9", ascii("é"), repr("it's"))

# %% a school timetable in a dictionary of lists
timetable = {"Mon": ["maths", "sport"], "Tue": ["music"]}
timetable.setdefault("Wed", []).append("art")
for day, lessons in timetable.items():
    print(day.ljust(5, "."), ", ".join(lessons).rjust(15), len(lessons))
print(max(timetable, key=lambda day: len(timetable[day])), list(reversed(timetable)))
print({day: [lesson.title() for lesson in lessons] for day, lessons in timetable.items() if day != "Tue"})
first, *others = timetable
print(first, others, timetable.get("Sun", "free"), "Sun" in timetable)

# %% a shop with classes, properties and errors of its own
class OutOfStock(Exception):
    def __init__(self, article):
        super().__init__(f"no {article} left")
        self.article = article

class Shop:
    opened = 0
    def __init__(self, **stock):
        Shop.opened += 1
        self._stock = stock
    @property
    def total(self):
        return sum(self._stock.values())
    def sell(self, article, count=1):
        if self._stock.get(article, 0) < count:
            raise OutOfStock(article)
        self._stock[article] -= count
        return self
    def __repr__(self):
        return f"Shop({self._stock})"
    def __contains__(self, article):
        return self._stock.get(article, 0) > 0

shop = Shop(pen=2, book=1)
print(shop.sell("pen").sell("book"), shop.total, "book" in shop, Shop.opened)
try:
    shop.sell("book")
except OutOfStock as error:
    print(error, error.article, type(error).__mro__[1].__name__)
try:
    shop.total = 3
except AttributeError as error:
    print("cannot:", error)

# %% rounds, divides and converts as in physics lessons
print(7 // 2, -7 // 2, 7 % -3, divmod(17, 5), 2 ** -1, 0.1 + 0.2, round(2.5), round(-3.14159, 2))
print(int("1010", 2), hex(255), oct(8), bin(5), int(3.99), float("1e3"), 1_000_000, 5e-324)
print(f"{1234567.891:,.2f} {0.000123:e} {12:05d} {255:x} {0.256:.1%} {3:+d} {1/3:.3f} {'x':*^7}")
print(complex(1, 2) * 1j, abs(3 + 4j), 10 / 5, 3.0 == 3, True + True, bool(""), None is None)
import math
print(math.isclose(0.1 + 0.2, 0.3), math.gcd(12, 18), math.comb(5, 2), math.degrees(math.pi), math.hypot(3, 4))

# %% asks until the answer is a number
# < seven
# <
# < 7
while True:
    text = input("Number? ")
    try:
        number = int(text)
        break
    except ValueError as error:
        print("Not a number:", error)
    finally:
        print("checked", repr(text))
else:
    print("never")
print(number * 6)

# %% a small database of marks
import sqlite3

base = sqlite3.connect(":memory:")
base.row_factory = sqlite3.Row
base.executescript("""
CREATE TABLE pupils (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE marks (pupil INTEGER, mark REAL);
INSERT INTO pupils (name) VALUES ('Ada'), ('Bob');
INSERT INTO marks VALUES (1, 15), (1, 18), (2, 9);
""")
query = "SELECT name, ROUND(AVG(mark), 1) AS mean, COUNT(*) AS number FROM pupils JOIN marks ON id = pupil GROUP BY id ORDER BY mean DESC"
for row in base.execute(query):
    print(row["name"], row["mean"], row["number"], row.keys())
print(base.execute("SELECT name FROM pupils WHERE name LIKE ?", ("%o%",)).fetchall()[0][0], base.total_changes)

# %% secret messages with bytes and files
import base64
import secrets
import string

message = "Rendez-vous à 8 h"
key = 7
coded = "".join(chr((ord(sign) - 32 + key) % 95 + 32) if ord(sign) < 127 else sign for sign in message)
print(coded, base64.b64encode(message.encode()).decode(), len(message.encode("utf-8")))
print(all(sign in string.hexdigits for sign in secrets.token_hex(8)), bytes([72, 105]).decode(), b"Hi"[0])
with open("secret.bin", "wb") as file:
    file.write(bytearray(range(5)))
with open("secret.bin", "rb") as file:
    print(file.read(2), file.tell(), list(file.read()))

# %% dates of a diary
from datetime import date, datetime, timedelta

day = date(2026, 2, 27)
for step in range(3):
    print((day + timedelta(days=step)).strftime("%A %d %B %Y, week %W"))
print((date(2026, 7, 4) - day).days, day.isoformat(), day.weekday(), day.replace(year=2028) > day)
print(datetime.strptime("14/07/1789 09:30", "%d/%m/%Y %H:%M"), datetime(2026, 1, 1, 8).time(), timedelta(hours=25))
