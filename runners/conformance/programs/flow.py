# %% loops with else, break and continue
for n in range(2, 12):
    for divisor in range(2, n):
        if n % divisor == 0:
            break
    else:
        print(n, "is prime")
total = 0
while True:
    total += 3
    if total % 2:
        continue
    if total > 20:
        break
print(total)

# %% draws a tree and a diamond
height = 5
for row in range(height):
    print(" " * (height - row - 1) + "*" * (2 * row + 1))
print(" " * (height - 1) + "|")
for row in list(range(1, 4)) + list(range(2, 0, -1)):
    print(("<" * row + ">" * row).center(8))

# %% marks and grades
for mark in (4, 9.5, 12, 16, 20):
    if mark >= 16:
        grade = "very good"
    elif mark >= 12:
        grade = "good"
    elif mark >= 10:
        grade = "enough"
    else:
        grade = "not enough"
    print(mark, grade, "passed" if mark >= 10 else "try again")

# %% leap years
def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
print([year for year in (1900, 1996, 2000, 2023, 2024, 2100) if is_leap(year)])

# %% match and its patterns
def describe(thing):
    match thing:
        case 0:
            return "zero"
        case int(n) if n < 0:
            return f"negative {-n}"
        case [x, y]:
            return f"two: {x} and {y}"
        case [first, *rest]:
            return f"{first} and {len(rest)} more"
        case {"name": name, **others}:
            return f"{name} with {sorted(others)}"
        case "yes" | "y":
            return "agreed"
        case _:
            return "something else"
for thing in (0, -4, 7, [1, 2], [1, 2, 3, 4], {"name": "Ada", "age": 17}, "y", None):
    print(describe(thing))

# %% nested loops over a table
for row in range(1, 6):
    print(" ".join(f"{row * column:3}" for column in range(1, 6)))

# %% the walrus and conditions that stop early
numbers = [3, 8, 0, 5]
if (count := len(numbers)) > 3:
    print("many:", count)
while (n := numbers.pop()) != 0:
    print("took", n)
print(None or "default", 0 and 1 / 0, [] or {} or "last", 1 < 2 and "yes", not None)

# %% simulates a traffic light
state, log = "red", []
for second in range(9):
    log.append(state[0])
    if second % 2 == 1:
        state = {"red": "green", "green": "orange", "orange": "red"}[state]
print("".join(log))

# %% the game of life
cells = {(1, 0), (1, 1), (1, 2)}
def step(cells):
    near = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    near[x + dx, y + dy] = near.get((x + dx, y + dy), 0) + 1
    return {place for place, count in near.items() if count == 3 or (count == 2 and place in cells)}
for _ in range(3):
    for y in range(-1, 4):
        print("".join("#" if (x, y) in cells else "." for x in range(-1, 4)))
    print()
    cells = step(cells)

# %% elementary cellular automaton
row = [0] * 15 + [1] + [0] * 15
for _ in range(8):
    print("".join("█" if cell else " " for cell in row).rstrip())
    row = [row[i - 1] ^ (row[i] | row[(i + 1) % len(row)]) for i in range(len(row))]

# %% a maze is searched
maze = ["S.#.", "..#.", "#...", "##.E"]
queue, seen = [((0, 0), 0)], {(0, 0)}
while queue:
    (row, column), steps = queue.pop(0)
    if maze[row][column] == "E":
        print("out after", steps)
        break
    for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        if 0 <= r < 4 and 0 <= c < 4 and maze[r][c] != "#" and (r, c) not in seen:
            seen.add((r, c))
            queue.append(((r, c), steps + 1))

# %% counts up and down
for i in range(3):
    print(i)
for i in range(10, 0, -3):
    print(i, end=" ")
print()
i = 3
while i > 0:
    print("#" * i)
    i -= 1
for letter in "abc":
    for digit in (1, 2):
        print(letter, digit, sep="", end=" ")
print()

# %% a savings plan in months
saved, month = 0, 0
while saved < 100:
    month += 1
    saved += 7.5 if month % 2 else 12
    if month == 5:
        print("half a year nearly:", saved)
print("months:", month, "saved:", saved)

# %% takes turns with a queue of children
children = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
position = 0
while len(children) > 1:
    position = (position + 2) % len(children)
    print("out:", children.pop(position))
print("left:", children[0])
