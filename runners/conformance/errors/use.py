# %% known-in-function 3
def start():
    score = 3
print(score)

# %% misspelt-name 2
message = "Hi"
print(mesage)

# %% misspelt-name 4
total = 0
for i in range(3):
    totl = total + i
    total = Total + i

# %% misspelt-name 1
x = imput("Name? ")

# %% word-without-quotes 1
print(hello)

# %% forgotten-import 2
for i in range(3):
    print(random.randint(1, 6))

# %% forgotten-import 1
time.sleep(1)

# %% name-before-value 4
score = 0
def win():
    print("Won!")
    score += 1
win()

# %% text-plus-number 2
age = 14
print("I am " + age)

# %% text-plus-number 3
total = 0
for mark in ["12", "15"]:
    total = total + mark

# %% text-plus-number 2
name = "Ada"
print(3 + name)

# %% text-plus-number 3
def double(x):
    y = x * 2
    return y + 1
double("a")

# %% text-is-no-whole-number 2
answer = "twelve"
age = int(answer)

# %% decimal-text-to-whole-number 2
price = "3.50"
total = int(price)

# %% nothing-typed 2
answer = ""
number = int(answer)

# %% text-is-no-number 2
price = "3,50 €"
total = float(price)

# %% comparing-different-kinds 2
age = "14"
if age > 12:
    print("old enough")

# %% comparing-different-kinds 2
marks = [12, "15", 9]
print(max(marks))

# %% position-outside 3
names = ["Ada", "Bob"]
for i in range(3):
    print(names[i])

# %% position-outside 2
word = "cat"
print(word[3])

# %% position-outside 2
row = []
print(row[0])

# %% position-outside 3
grid = [[1, 2], [3, 4]]
for i in range(2):
    print(grid[i][2])

# %% unknown-key 2
ages = {"Ada": 14}
print(ages["Bob"])

# %% unknown-key 3
ages = {1: "a"}
for n in (1, 2):
    print(ages[n])

# %% key-with-dot 2
ages = {"Ada": 14}
print(ages.Ada)

# %% position-is-no-number 2
names = ["Ada", "Bob"]
print(names["Ada"])

# %% position-is-no-number 2
names = ["Ada", "Bob"]
print(names[1.0])

# %% division-by-zero 3
points, games = 10, 0
print("Mean:")
print(points / games)

# %% function-name-taken 2
print = 3
print("hello")

# %% not-a-function 2
total = 5
print(total(3))

# %% not-a-function 2
x = 4
y = 3(x + 1)

# %% square-brackets-for-call 2
numbers = [1, 2]
print(len[numbers])

# %% missing-argument 3
def greet(name, mark):
    print(name, mark)
greet("Ada")

# %% missing-argument 4
class Dog:
    def __init__(self, name):
        self.name = name
rex = Dog()

# %% missing-argument 4
class Dog:
    def bark(self):
        print("Woof")
Dog.bark()

# %% too-many-arguments 3
def greet(name):
    print(name)
greet("Ada", 14)

# %% missing-self 4
class Dog:
    def bark():
        print("Woof")
Dog().bark()

# %% unknown-argument 3
def greet(name):
    print(name)
greet(nam="Ada")

# %% unknown-attribute 5
class Dog:
    def __init__(self, name):
        name = name
rex = Dog("Rex")
print(rex.name)

# %% misspelt-attribute 2
names = ["b", "a"]
names.sorrt()

# %% unknown-attribute 2
text = "hello"
print(text.uppercase())

# %% append-of-others 2
names = ["Ada"]
names.push("Bob")

# %% cannot-grow 2
text = "Ada"
text.append("x")

# %% length-of-others 2
names = ["Ada"]
print(names.length)

# %% nothing-has-no-attribute 3
names = ["b", "a"]
names = names.sort()
print(names.index("a"))

# %% calculating-with-nothing 4
def add(a, b):
    print(a + b)
total = add(1, 2)
print(total + 3)

# %% calculating-with-nothing 2
names = ["b", "a"].sort()
print(names[0])

# %% calculating-with-nothing 2
def give(): pass
for x in give():
    print(x)

# %% loop-over-number 2
count = 5
for i in count:
    print(i)

# %% loop-over-number 2
names = ["Ada"]
for i in len(names):
    print(names[i])

# %% cannot-be-changed 2
word = "cat"
word[0] = "h"

# %% cannot-be-changed 2
point = (1, 2)
point[0] = 3

# %% has-no-length 2
number = 1234
print(len(number))

# %% whole-number-needed 2
half = 5 / 2
for i in range(half):
    print(i)

# %% whole-number-needed 1
for i in range("3"):
    print(i)

# %% text-times-text 2
a = "3"
print(a * "4")

# %% text-minus-text 2
a, b = "10", "3"
print(a - b)

# %% calculating-with-different-kinds 2
age = "14"
print(age - 1)

# %% joining-different-kinds 2
names = ["Ada"]
names = names + "Bob"

# %% join-needs-text 2
numbers = [1, 2]
print(", ".join(numbers))

# %% names-and-values-differ 1
a, b = 1, 2, 3

# %% two-names-in-loop 2
pairs = [(1, 2), (3, 4, 5)]
for a, b in pairs:
    print(a, b)

# %% not-found-inside 2
names = ["Ada"]
names.remove("Bob")

# %% nothing-to-choose-from 3
import random
names = []
print(random.choice(names))

# %% nothing-to-choose-from 2
marks = []
print(max(marks))

# %% not-calculable 2
import math
print(math.sqrt(-4))

# %% calls-itself-for-ever 3
def count(n):
    print(n) if n > 10 ** 9 else None
    count(n + 1)
count(1)

# %% cannot-be-key 2
point = [1, 2]
places = {point: "here"}

# %% cannot-become-number 2
numbers = ["1", "2"]
print(int(numbers))

# %% function-not-called 3
def seven():
    return 7
print(seven + 1)

# %% file-missing 2
import json
with open("scores.json") as file:
    print(json.load(file))

# %% misspelt-module 2
import math
import maths

# %% module-in-capitals 1
import Random

# %% unknown-import 1
from math import squareroot

# %% misspelt-attribute 2
import random
print(random.randit(1, 6))

# %% unknown-in-module 2
import math
print(math.average([1, 2]))

# %% part-imported-as-module 1
import random.randint

# %% too-few-values-for-text 2
name = "Ada"
print("{} is {}".format(name))

# %% too-many-values-for-text 2
n = 3
print("result" % n)

# %% not-as-expected 3
def mean(numbers):
    return sum(numbers)
assert mean([1, 3]) == 2

# %% text-raised 2
age = -1
if age < 0: raise "wrong age"

# %% wrong-number-of-arguments 2
names = ["a"]
names.append("b", "c")

# %% wrong-number-of-arguments 1
print(len())

# %% games-elsewhere 2
import random
import pygame
pygame.init()

# %% no-windows-here 1
from tkinter import Tk
window = Tk()

# %% no-web-requests-here 1
import requests
print(requests.get("https://example.org").text)

# %% other-library-missing 1
from termcolor import colored

# %% no-threads-here 3
import threading
work = threading.Thread(target=print)
work.start()

# %% no-such-time-zone 3
from zoneinfo import ZoneInfo
from datetime import datetime
print(datetime.now(ZoneInfo("Paris")))

# %% name-of-other-language 2
x = 3
console.log(x)

# %% misspelt-name 1
done = false

# %% too-big 2
import math
print(math.exp(5000))

# %% other-error 4
class GameOver(Exception):
    pass
def end():
    raise GameOver("lost")
end()

# %% nothing-has-no-attribute 3
import re
found = re.search("z", "abc")
print(found.group())

# %% unknown-attribute 5
class Player:
    def __init__(self):
        self.points = 0
player = Player()
print(player.lives)

# %% misspelt-attribute 5
class Player:
    def __init__(self):
        self.points = 0
player = Player()
print(player.point)
