# %% missing-colon 3
age = 14
print("Checking")
if age >= 13
    print("welcome")
else:
    print("too young")

# %% missing-colon 2
for i in range(3):
    if i == 2
        print(i)

# %% missing-colon 5
x = 3
if x == 1:
    print("one")
# otherwise
elif x == 2
    print("two")

# %% missing-colon 4
try:
    print(1)
    print(2)
except
    print(3)

# %% missing-block 4
def greet(name):
    print("Hi", name)
def bye(name):
print("Bye", name)

# %% missing-block 5
for i in range(3):
    for j in range(3):
        if i == j:
            # nothing yet
print("done")

# %% uneven-indent 5
if True:
    x = 1
    if x:
      y = 2
     z = 3

# %% uneven-indent 5
def total(numbers):
        result = 0
        for n in numbers:
            result += n
    return result

# %% unexpected-indent 3
name = "Ada"
print("Hi")
  print(name)

# %% unexpected-indent 6
def area(width, height):
    result = width * height
    return result

    print("never")
        print("too far")

# %% unclosed-bracket 2
name = "Ada"
print("Hello", name
print("Bye")

# %% unclosed-bracket 3
import random
fruits = ["a", "b"]
choice = random.choice(fruits[0:2]
print(choice)

# %% unclosed-bracket 1
scores = {"Ada": 3,
    "Bob": 4
for name in scores:
    print(name)

# %% unclosed-bracket 3
x = 3
y = 4
z = (x + y * (2 + 1)
print(z)

# %% stray-bracket 2
x = [1, 2]
print(len(x)))

# %% stray-bracket 2
x = 5
y = (x + 1]
print(y)

# %% unclosed-quote 2
print("one")
print("two)
print("three")

# %% unclosed-quote 2
name = "Ada"
text = "Hello " + name + "
print(text)

# %% unclosed-quote 2
x = 1
text = '''never
ends
here

# %% apostrophe-ends-text 2
jour = 1
print('Aujourd'hui il fait beau')

# %% apostrophe-ends-text 3
for i in range(2):
    x = i
    phrase = 'C'est le tour ' + str(i)

# %% apostrophe-ends-text 1
reponse = input('Quel est l'âge de Bob ? ')

# %% equals-or-compare 3
x = int("3")
y = 4
if x = y:
    print("same")

# %% equals-or-compare 2
x = 1
while x = 1:
    x += 1

# %% equals-or-compare 3
a = 1
b = 2
a + b = c

# %% missing-comma 2
x = 1
numbers = [1, 2 3, 4]
print(numbers)

# %% missing-comma 3
name = "Ada"
age = 14
print("I am" name "and" age)

# %% print-without-brackets 3
x = 3
if x > 2:
    print "big"

# %% print-without-brackets 2
total = 4
print total

# %% else-if 4
n = 3
if n > 5:
    print("big")
else if n > 2:
    print("middle")

# %% else-if 4
n = 3
if n > 5:
    print("big")
elsif n > 2:
    print("middle")

# %% else-without-if 4
n = 3
if n > 5: print("big")
print("between")
else:
    print("small")

# %% else-without-if 5
for i in range(3):
    if i > 1:
        print(i)
    print("next")
    else:
        print("small")

# %% semicolon-for-colon 2
x = 3
while x > 0;
    x -= 1

# %% loop-without-in 2
names = ["a", "b"]
for name names:
    print(name)

# %% loop-without-in 1
for i range(10):
    print(i)

# %% function-without-brackets 2
x = 1
def start:
    print(x)

# %% parameters-without-comma 1
def add(first second):
    return first + second

# %% equals-in-dictionary 2
x = 1
ages = {"Ada" = 14, "Bob" = 15}

# %% key-without-value 2
x = 1
ages = {"Ada": 14, "Bob"}

# %% hyphen-in-name 2
x = 1
first-name = "Ada"

# %% space-in-name 2
x = 1
first name = "Ada"

# %% words-without-quotes 2
x = 1
print(Hello everybody)

# %% words-without-quotes 1
name = input(What is your name)

# %% typographic-quote 2
x = 1
print(“Hello”)

# %% typographic-quote 1
name = ’Ada’

# %% typographic-dash 2
x = 10
y = x – 3

# %% mathematical-sign 2
x = 10
y = x × 3

# %% mathematical-sign 2
x = 10
if x ≤ 3:
    print(x)

# %% try-without-except 5
try:
    n = int("3")
    print(n)

print("after")

# %% leading-zero 2
hour = 9
minute = 05

# %% import-turned-round 1
import randint from random
print(randint(1, 6))

# %% misspelt-while 2
x = 3
whlie x > 0:
    x -= 1

# %% misspelt-def 1
deff greet(name):
    print(name)

# %% misspelt-return 3
def f(x):
    y = x
    retrun y

# %% misspelt-from 1
form random import randint

# %% misspelt-if 3
n = 3
for i in range(n):
    fi i > 1:
        print(i)

# %% plus-plus 3
i = 0
while i < 3:
    i++

# %% and-or-not-in-words 2
a, b = 1, 2
if a == 1 && b == 2:
    print("both")

# %% and-or-not-in-words 2
done = False
while !done:
    done = True

# %% comparison-turned-round 2
x = 3
if x => 3:
    print(x)

# %% then-after-condition 2
x = 3
if x > 2 then
    print(x)

# %% counting-loop-of-others 1
for (int i = 0; i < 10; i++) {
    print(i)
}

# %% braces-for-blocks 2
x = 3
if (x > 2) {
    print(x)
}

# %% declared-variable 1
var x = 3
print(x)

# %% declared-variable 1
int age = 14

# %% function-of-others 1
function greet(name) {
    print(name)
}

# %% return-outside-function 3
x = 3
if x > 2:
    return x

# %% return-outside-function 4
def f(x):
    y = x + 1

return y

# %% break-outside-loop 3
x = 3
if x > 2:
    break

# %% name-starts-with-digit 1
2nd_player = "Bob"

# %% name-starts-with-digit 2
x = 1
price = 5euros

# %% cannot-assign 1
None = 3

# %% cannot-assign 2
x = 1
True = x

# %% unfinished-line 2
x = 3
y = x +
print(y)

# %% unfinished-line 2
a = 1
b =
print(a)

# %% choice-without-else 2
x = 3
y = "big" if x > 2

# %% named-value-first 2
def f(a, b): pass
f(a=1, 2)

# %% parameter-order 1
def f(a=1, b):
    pass

# %% braces-in-text 2
name = "Ada"
print(f"Hi {name")

# %% braces-in-text 1
print(f"Result: {}")

# %% install-command 1
pip install requests
import requests

# %% prompt-pasted 1
>>> x = 3
>>> print(x)
3

# %% notebook-command 1
%matplotlib inline
import math

# %% await-outside-function 3
import asyncio
print("start")
await asyncio.sleep(1)

# %% unit-after-number 2
x = 1
price = 5€

# %% global-too-late 4
count = 0
def up():
    count += 1
    global count

# %% parameter-twice 1
def area(x, x):
    return x * x

# %% bracket-open-at-colon 2
x = 3
if (x > 2:
    print(x)

# %% unclosed-quote 1
print('It is fine")
print("x")

# %% missing-colon 1
class Dog
    def bark(self):
        print("Woof")

# %% missing-colon 2
x = 1
while x < 3
    x += 1
