# %% compared-for-given 2
score = 3
score == 5

# %% compared-for-given 4
lives = 3
for turn in range(2):
    if turn == 1:
        lives == lives - 1
print(lives)

# %% compared-for-given 5
class Player:
    def __init__(self):
        self.x = 0
    def hop(self):
        self.x == 5
Player().hop()

# %% compared-for-given 2
marks = [12, 15]
marks[0] == 20
print(marks)

# %% compared-for-given 2
ages = {"Ada": 14}
ages["Ada"] == 15

# %% call-without-brackets 3
def greet():
    print("Hi")
greet

# %% call-without-brackets 1
print

# %% call-without-brackets 3
marks = [15, 12]
print(marks)
marks.sort

# %% call-without-brackets 2
word = "salut"
word.upper
print(word)

# %% call-without-brackets 2
import random
random.random

# %% call-without-brackets 6
class Player:
    def hop(self):
        print("hop")

player = Player()
player.hop

# %% braces-without-f 2
name = "Milo"
print("Hi {name}")

# %% braces-without-f 3
side = 4
area = side * side
print("The area is {area} cm²")

# %% braces-without-f 2
price = 3.5
print("{price:.2f} €")

# %% braces-without-f 3
def greet(name):
    if name:
        print("Hi " + "{name}!")
greet("Ada")
