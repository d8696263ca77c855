# %% lists grow, shrink and are sorted
fruits = ["pear", "apple"]
fruits.append("kiwi")
fruits.insert(0, "fig")
fruits.extend(["date", "apple"])
print(fruits, len(fruits), fruits.index("kiwi"), fruits.count("apple"))
fruits.remove("apple")
last = fruits.pop()
first = fruits.pop(0)
print(fruits, last, first)
fruits.sort(reverse=True)
print(fruits, sorted(fruits, key=len), list(reversed(fruits)), fruits[::-1])
fruits += ["nut"]
del fruits[0]
fruits[0:2] = ["x", "y", "z"]
print(fruits, fruits * 2, [] == [], [1, 2] < [1, 3])
fruits.clear()
print(fruits, not fruits)

# %% two names for one list
a = [1, 2, 3]
b = a
c = a[:]
b.append(4)
print(a, b, c, a is b, a == c, a is c)
grid = [[0] * 3] * 2
grid[0][1] = 9
print(grid)
good = [[0] * 3 for _ in range(2)]
good[0][1] = 9
print(good)
import copy
deep = copy.deepcopy(good)
deep[1][2] = 7
print(good, deep)

# %% slices with steps
n = list(range(10))
print(n[2:5], n[:3], n[7:], n[-3:], n[::2], n[::-1], n[8:2:-2], n[20:], n[-100:2])
n[::2] = [0] * 5
print(n)
del n[1::3]
print(n)

# %% comprehensions
squares = [x * x for x in range(8)]
even = [x for x in squares if x % 2 == 0]
pairs = [(x, y) for x in range(3) for y in "ab"]
matrix = [[row * 3 + column for column in range(3)] for row in range(3)]
print(squares, even, pairs, sep="\n")
print([list(column) for column in zip(*matrix)], [value for row in matrix for value in row])
print({word: len(word) for word in ["a", "bb", "ccc"]}, sorted({x % 3 for x in range(10)}), sum(x for x in range(5)))

# %% dictionaries
ages = {"Ada": 17, "Bob": 15}
ages["Cleo"] = 14
ages["Bob"] += 1
print(ages, len(ages), "Ada" in ages, 17 in ages.values(), ages.get("Dan"), ages.get("Dan", 0))
for name, age in ages.items():
    print(name, age)
print(list(ages), list(ages.values()), ages.pop("Ada"), ages.pop("Zoe", "nobody"))
ages.update({"Eve": 18, "Bob": 13}, Finn=12)
print(ages, ages | {"Bob": 1}, max(ages, key=ages.get), sorted(ages.items(), key=lambda item: item[1]))
print(ages.setdefault("Gil", 11), ages.popitem(), {**ages, "new": 1}, dict(zip("ab", [1, 2])), dict.fromkeys("xy", 0))

# %% counts votes
votes = "red blue red green blue red".split()
result = {}
for vote in votes:
    result.setdefault(vote, 0)
    result[vote] += 1
winner = max(result, key=result.get)
print(result, "winner:", winner, f"{result[winner] / len(votes):.0%}")

# %% sets
a, b = {1, 2, 3, 4}, {3, 4, 5}
print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b), a > {1, 2}, a.isdisjoint({9}))
a.add(9)
a.discard(100)
a.remove(1)
print(sorted(a), len(a), 9 in a, set() == set([]), frozenset([1, 2]) == {2, 1})
print(sorted(set("mississippi")), len({"a", "A", "a"}))

# %% tuples and taking apart
point = (3, 4)
x, y = point
first, *middle, last = range(6)
print(x, y, first, middle, last, point + (5,), point * 2, (1,), ())
a, b = 1, 2
a, b = b, a
print(a, b, (1, 2) < (1, 3), point.index(4), (1, 1, 2).count(1))
(p, (q, r)), s = ((1, (2, 3)), 4)
print(p, q, r, s, *[10, 20], sep=",")

# %% a phone book of phone books
school = {"1A": [{"name": "Ada", "marks": [15, 18]}, {"name": "Bob", "marks": [9]}], "1B": []}
school["1B"].append({"name": "Cleo", "marks": [12, 14, 10]})
for group, pupils in school.items():
    for pupil in pupils:
        mean = sum(pupil["marks"]) / len(pupil["marks"])
        print(f"{group} {pupil['name']:<6}{mean:6.2f}")
print(school["1A"][0]["marks"][-1], [pupil["name"] for pupils in school.values() for pupil in pupils])

# %% zip, enumerate, any, all, map, filter
names, points = ["Ada", "Bob", "Cleo"], [12, 7]
print(list(zip(names, points)), list(enumerate(names, 1)), dict(zip(names, points)))
print(any(p > 10 for p in points), all(points), any([]), all([]), list(map(str.upper, names)), list(filter(lambda p: p > 10, points)))
print(list(map(lambda a, b: a + b, [1, 2], [10, 20])), sorted(names, key=lambda name: name[-1]), list(range(5, 0, -2)))

# %% a stack and a queue
from collections import deque
stack = []
for sign in "(a[b]{c})":
    if sign in "([{":
        stack.append(sign)
    elif sign in ")]}":
        print(stack.pop(), sign, stack)
queue = deque([1, 2, 3], maxlen=4)
queue.append(4)
queue.append(5)
queue.appendleft(0)
queue.rotate(1)
print(queue, queue.popleft(), list(queue))

# %% counters, default dictionaries and named tuples
from collections import Counter, OrderedDict, defaultdict, namedtuple
letters = Counter("abracadabra")
print(letters, letters.most_common(2), letters["z"], letters + Counter("zz"), sum(letters.values()))
groups = defaultdict(list)
for word in ["ant", "bee", "ape", "bat", "cat"]:
    groups[word[0]].append(word)
print(dict(groups), groups["q"], len(groups))
Point = namedtuple("Point", "x y")
p = Point(1, y=2)
print(p, p.x + p.y, p._replace(x=9), p == (1, 2), list(OrderedDict(a=1).items()))

# %% two-dimensional boards
board = [["."] * 5 for _ in range(4)]
board[1][2] = "X"
board[3][4] = "O"
for row in board:
    print(" ".join(row))
neighbours = [(r, c) for r in range(0, 3) for c in range(1, 4) if (r, c) != (1, 2)]
print(len(neighbours), neighbours[0], sum(row.count(".") for row in board))

# %% removes doubles and keeps the order
numbers = [3, 1, 3, 2, 1, 5, 3]
unique = []
for number in numbers:
    if number not in unique:
        unique.append(number)
print(unique, list(dict.fromkeys(numbers)), sorted(set(numbers), reverse=True))

# %% heap, bisect and arrays
import bisect
import heapq
from array import array
heap = [5, 2, 8, 1]
heapq.heapify(heap)
heapq.heappush(heap, 0)
print([heapq.heappop(heap) for _ in range(3)], heapq.nlargest(2, [4, 9, 1]), heapq.nsmallest(2, "zebra"))
marks = [10, 20, 30]
bisect.insort(marks, 25)
print(marks, bisect.bisect(marks, 20), bisect.bisect_left(marks, 20), array("i", [1, 2, 3]).tolist())
