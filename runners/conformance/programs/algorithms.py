# %% shortest way between towns
import heapq
roads = {"A": {"B": 4, "C": 2}, "B": {"D": 5}, "C": {"B": 1, "D": 8}, "D": {}}
def shortest(start):
    best, queue = {start: 0}, [(0, start)]
    while queue:
        length, town = heapq.heappop(queue)
        for other, road in roads[town].items():
            if length + road < best.get(other, float("inf")):
                best[other] = length + road
                heapq.heappush(queue, (best[other], other))
    return best
print(shortest("A"))

# %% change in coins
def coins(amount, kinds=(1, 5, 10, 25)):
    ways = [1] + [0] * amount
    for kind in kinds:
        for n in range(kind, amount + 1):
            ways[n] += ways[n - kind]
    return ways[amount]
print(coins(25), coins(100))

# %% eight queens
def queens(n, columns=()):
    if len(columns) == n:
        return [columns]
    found = []
    for column in range(n):
        if all(column != c and abs(column - c) != len(columns) - row for row, c in enumerate(columns)):
            found += queens(n, columns + (column,))
    return found
solutions = queens(6)
print(len(solutions), solutions[0], len(queens(5)))

# %% edit distance of words
def distance(a, b):
    row = list(range(len(b) + 1))
    for i, one in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (one != other))
    return row[-1]
print(distance("kitten", "sitting"), distance("", "abc"), distance("chien", "niche"))

# %% matrices
def multiply(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]
def turned(a):
    return [list(row) for row in zip(*a[::-1])]
print(multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]), turned([[1, 2], [3, 4]]))

# %% fractal in letters
for row in range(8):
    print("".join("*" if row & column == column else " " for column in range(row + 1)))
for y in range(-6, 7, 2):
    line = ""
    for x in range(-20, 9, 2):
        z, c = 0, complex(x / 10, y / 6)
        for _ in range(30):
            z = z * z + c
            if abs(z) > 2:
                break
        line += "#" if abs(z) <= 2 else "."
    print(line)

# %% a machine that learns a line
points = [(1, 3.1), (2, 4.9), (3, 7.2), (4, 9.0)]
slope = start = 0.0
for _ in range(2000):
    for x, y in points:
        error = slope * x + start - y
        slope -= 0.01 * error * x
        start -= 0.01 * error
print(f"{slope:.3f} {start:.3f}")

# %% nearest neighbours
fruits = [(150, 7, "apple"), (170, 7.5, "apple"), (120, 19, "banana"), (110, 18, "banana")]
def guess(weight, length):
    nearest = sorted(fruits, key=lambda f: (f[0] - weight) ** 2 / 100 + (f[1] - length) ** 2)[:3]
    kinds = [kind for *_, kind in nearest]
    return max(set(kinds), key=kinds.count)
print(guess(160, 8), guess(115, 17))

# %% solves equations
def solve(a, b, c):
    d = b * b - 4 * a * c
    if d < 0:
        return []
    if d == 0:
        return [-b / (2 * a)]
    return sorted([(-b - d ** 0.5) / (2 * a), (-b + d ** 0.5) / (2 * a)])
print(solve(1, -3, 2), solve(1, 2, 1), solve(1, 0, 1))

# %% packs letters by their length
def encode(text):
    result, place = [], 0
    while place < len(text):
        run = 1
        while place + run < len(text) and text[place + run] == text[place]:
            run += 1
        result.append((text[place], run))
        place += run
    return result
packed = encode("WWWWBBBWWCA")
print(packed, "".join(sign * count for sign, count in packed))

# %% a small language is understood
def evaluate(text):
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()
    def term():
        token = tokens.pop(0)
        if token == "(":
            value = total()
            tokens.pop(0)
            return value
        return int(token)
    def product():
        value = term()
        while tokens and tokens[0] in "*/":
            value = value * term() if tokens.pop(0) == "*" else value // term()
        return value
    def total():
        value = product()
        while tokens and tokens[0] in "+-":
            value = value + product() if tokens.pop(0) == "+" else value - product()
        return value
    return total()
print(evaluate("2 + 3 * 4"), evaluate("(2 + 3) * 4 - 6 / 2"), evaluate("((7))"))

# %% robots follow orders
x = y = 0
direction = 0
way = [(x, y)]
for order in "FFRFFRFLF":
    if order == "R":
        direction = (direction + 1) % 4
    elif order == "L":
        direction = (direction - 1) % 4
    else:
        dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][direction]
        x, y = x + dx, y + dy
        way.append((x, y))
print(way, abs(x) + abs(y))

# %% checks a sudoku
rows = ["534678912", "672195348", "198342567", "859761423", "426853791", "713924856", "961537284", "287419635", "345286179"]
columns = ["".join(row[i] for row in rows) for i in range(9)]
boxes = ["".join(rows[r + i][c + j] for i in range(3) for j in range(3)) for r in (0, 3, 6) for c in (0, 3, 6)]
print(all(sorted(group) == list("123456789") for group in rows + columns + boxes))

# %% hash of one's own and spelling
def small_hash(text):
    value = 5381
    for sign in text:
        value = (value * 33 + ord(sign)) % 2 ** 32
    return value
print(small_hash("hello"), small_hash("olleh"))
ISBN = "978-3-16-148410-0"
digits = [int(sign) for sign in ISBN if sign.isdigit()]
print(sum(digit * (1, 3)[place % 2] for place, digit in enumerate(digits)) % 10 == 0)

# %% bits
n = 0b10110
print(n & 0b110, n | 1, n ^ 0b11111, ~n, n << 2, n >> 1, bin(n).count("1"), n.bit_length())
for place in range(5):
    print(place, bool(n & 1 << place), end="; ")
print()
