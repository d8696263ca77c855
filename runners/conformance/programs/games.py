# %% guess my number
# < 50
# < 25
# < 37
# < 42
secret, tries = 42, 0
while True:
    guess = int(input("Your guess? "))
    tries += 1
    if guess < secret:
        print("Too small")
    elif guess > secret:
        print("Too big")
    else:
        print(f"Found in {tries} tries")
        break

# %% asks for name and age
# < Ada
# < 14
name = input("Name? ")
age = int(input("Age? "))
print("Hello", name + "!", "Next year you are", age + 1)
print("You are", "grown up" if age >= 18 else "young", sep=": ")

# %% a calculator
# < 12
# < *
# < 3.5
# < q
result = float(input("Number: "))
while (sign := input("Sign: ")) != "q":
    number = float(input("Number: "))
    if sign == "+":
        result += number
    elif sign == "*":
        result *= number
    print("=", result)

# %% rock, paper, scissors
# < rock
# < paper
# < lizard
# < scissors
import random
random.seed(7)
beats = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
wins = 0
for _ in range(4):
    mine = input("You: ")
    if mine not in beats:
        print("That does not exist")
        continue
    theirs = random.choice(sorted(beats))
    outcome = "draw" if mine == theirs else "won" if beats[mine] == theirs else "lost"
    wins += outcome == "won"
    print(mine, "against", theirs, outcome)
print(wins, "wins")

# %% hangman
# < e
# < x
# < p
# < y
# < t
# < h
# < o
# < n
word, found, lives = "python", set(), 3
while lives and not set(word) <= found:
    print(" ".join(letter if letter in found else "_" for letter in word), "lives:", lives)
    letter = input("Letter? ")
    if letter in word:
        found.add(letter)
    else:
        lives -= 1
print("won" if lives else "lost", word)

# %% a quiz with points
# < Paris
# < 4
# < blue
questions = [("Capital of France?", "paris"), ("2 + 2?", "4"), ("Colour of grass?", "green")]
points = 0
for question, right in questions:
    answer = input(question + " ")
    if answer.strip().lower() == right:
        points += 1
        print("Right!")
    else:
        print("No,", right)
print(f"{points}/{len(questions)} ({points / len(questions):.0%})")

# %% noughts and crosses
# < 5
# < 1
# < 5
# < 3
# < 7
# < 2
board, player = [str(n) for n in range(1, 10)], "X"
lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def show():
    for start in (0, 3, 6):
        print("|".join(board[start:start + 3]))
winner = None
while winner is None:
    place = int(input(f"{player}: ")) - 1
    if board[place] in "XO":
        print("taken")
        continue
    board[place] = player
    if any(all(board[i] == player for i in line) for line in lines):
        winner = player
    player = "O" if player == "X" else "X"
    if place == 1:
        break
show()
print("winner:", winner)

# %% a text adventure
# < go north
# < take lamp
# < dance
# < go south
# < quit
rooms = {"hall": {"north": "cellar"}, "cellar": {"south": "hall", "item": "lamp"}}
here, bag = "hall", []
while True:
    verb, _, what = input(f"[{here}] > ").partition(" ")
    if verb == "quit":
        break
    elif verb == "go" and what in rooms[here]:
        here = rooms[here][what]
    elif verb == "take" and rooms[here].get("item") == what:
        bag.append(rooms[here].pop("item"))
        print("You have", bag)
    else:
        print("You cannot", verb, what)
print("Bye with", bag)

# %% a shopping list
# < milk
# < eggs
# < 
shopping = []
while item := input("What else? "):
    shopping.append(item)
for number, item in enumerate(shopping, 1):
    print(f"{number}. {item}")

# %% dice statistics
import random
random.seed(1)
rolls = [random.randint(1, 6) + random.randint(1, 6) for _ in range(1000)]
for total in range(2, 13):
    print(f"{total:2} {'#' * (rolls.count(total) // 10)}")

# %% battle of two heroes
import random
random.seed(99)
class Hero:
    def __init__(self, name, life):
        self.name, self.life = name, life
    def hit(self, other):
        damage = random.randint(1, 8)
        other.life = max(0, other.life - damage)
        print(f"{self.name} hits {other.name}: -{damage} ({other.life})")
one, two = Hero("Ada", 20), Hero("Bob", 20)
while one.life and two.life:
    one.hit(two)
    one, two = two, one
print("winner:", one.name if one.life else two.name)

# %% reads several numbers at once
# < 3 4 5
# < 10,20
a, b, c = map(int, input().split())
print(a * a + b * b == c * c)
print(sum(float(part) for part in input("two: ").split(",")))
import sys
print("end", file=sys.stdout)

# %% a bar chart and a temperature table
months = {"Jan": 3, "Apr": 11, "Jul": 21, "Oct": 12}
for month, degrees in months.items():
    print(f"{month} {'▇' * degrees} {degrees}")
for celsius in range(-10, 31, 20):
    print(f"{celsius:>4} °C = {celsius * 9 / 5 + 32:>5.1f} °F")

# %% rule of the secret code
# < 1234
# < 4271
code = "4271"
for _ in range(2):
    guess = input("Code? ")
    exact = sum(a == b for a, b in zip(code, guess))
    near = sum(min(code.count(d), guess.count(d)) for d in set(guess)) - exact
    print("exact:", exact, "elsewhere:", near)

# %% a vending machine
# < 2
# < 0.5
# < 1
price, paid = 2.2, 0.0
while paid < price:
    paid += float(input(f"{price - paid:.2f} to pay: "))
print(f"Change: {paid - price:.2f}")
