# %% parameters of all kinds
def greet(name, greeting="Hello", *others, mark="!", **more):
    print(greeting, name, others, mark, sorted(more.items()))
greet("Ada")
greet("Bob", "Hi", 1, 2, mark="?", x=1, a=2)
greet(greeting="Hey", name="Cleo")
values, named = [1, 2], {"mark": "."}
greet("Dan", *values, **named)
def only(a, /, b, *, c):
    return a + b + c
print(only(1, b=2, c=3), only(1, 2, c=3))

# %% values that go in and come out
def both(a, b):
    return a + b, a * b
def nothing():
    pass
total, product = both(3, 4)
print(total, product, nothing(), both(1, 2)[0])
def change(items, number):
    items.append(number)
    number += 1
    return number
things, n = [], 5
print(change(things, n), things, n)

# %% names inside and outside
x = "outer"
def show():
    print("sees", x)
def hide():
    x = "inner"
    print(x)
def set_it():
    global x
    x = "changed"
show(); hide(); show(); set_it(); show()
def counter():
    count = 0
    def up():
        nonlocal count
        count += 1
        return count
    return up
one, two = counter(), counter()
print(one(), one(), two(), one())

# %% recursion
def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)
def fibonacci(n, known={0: 0, 1: 1}):
    if n not in known:
        known[n] = fibonacci(n - 1) + fibonacci(n - 2)
    return known[n]
def flat(items):
    result = []
    for item in items:
        result += flat(item) if isinstance(item, list) else [item]
    return result
def power_set(items):
    return [[]] if not items else power_set(items[1:]) + [[items[0], *rest] for rest in power_set(items[1:])]
print(factorial(20), [fibonacci(n) for n in range(15)], fibonacci(90), flat([1, [2, [3, [4]], 5]]), power_set([1, 2, 3]))

# %% towers of Hanoi
moves = []
def move(count, start, helper, goal):
    if count:
        move(count - 1, start, goal, helper)
        moves.append(start + goal)
        move(count - 1, helper, start, goal)
move(3, "A", "B", "C")
print(len(moves), " ".join(moves))

# %% functions as values
def twice(function):
    return lambda x: function(function(x))
operations = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "max": max}
for sign, operation in operations.items():
    print(sign, operation(7, 3))
print(twice(lambda x: x * 3)(2), sorted(["bb", "a", "ccc"], key=len), (lambda *a: sum(a))(1, 2, 3))

# %% decorators
import functools
def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        print("call", function.__name__, args, kwargs)
        result = function(*args, **kwargs)
        print("gives", result)
        return result
    return wrapper
def repeat(times):
    def decorate(function):
        return lambda *args: [function(*args) for _ in range(times)]
    return decorate
@logged
def add(a, b=1):
    """Adds."""
    return a + b
@repeat(3)
def hi(name):
    return f"hi {name}"
add(1, b=2)
print(add.__name__, add.__doc__, hi("Bob"))

# %% generators
def count_down(n):
    while n:
        yield n
        n -= 1
    return "lift off"
def echo():
    received = []
    while len(received) < 3:
        received.append((yield len(received)))
    yield received
def walk(tree):
    for part in tree:
        if isinstance(part, tuple):
            yield from walk(part)
        else:
            yield part
print(list(count_down(3)), list(walk((1, (2, (3,)), 4))), sum(x * x for x in count_down(4)))
talk = echo()
print(next(talk), talk.send("a"), talk.send("b"), talk.send("c"))
lazy = (print("working", n) or n for n in range(2))
print("nothing yet")
print(next(lazy), next(lazy), next(lazy, "end"))

# %% annotations and docstrings
def area(width: float, height: float = 1) -> float:
    """Area of a rectangle.

    In square metres.
    """
    return width * height
print(area(2, 3), area.__annotations__, area.__doc__.splitlines()[0], area.__defaults__)

# %% functools and operator
import functools
import operator
@functools.lru_cache(maxsize=None)
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)
print(ways(50), ways.cache_info().misses, functools.reduce(operator.mul, range(1, 6)), functools.partial(int, base=2)("101"))
print(sorted([(2, "b"), (1, "z")], key=operator.itemgetter(1)), list(map(operator.attrgetter("real"), [1, 2.5])), operator.add(1, 2))

# %% memory of default values
def remember(item, seen=[]):
    seen.append(item)
    return seen
print(remember(1), remember(2), remember(3, []), remember(4))

# %% sorts by hand
def bubble(items):
    items = items[:]
    swaps = 0
    for end in range(len(items) - 1, 0, -1):
        for i in range(end):
            if items[i] > items[i + 1]:
                items[i], items[i + 1] = items[i + 1], items[i]
                swaps += 1
    return items, swaps
def quick(items):
    if len(items) < 2:
        return items
    first, *rest = items
    return quick([x for x in rest if x < first]) + [first] + quick([x for x in rest if x >= first])
def merge(a, b):
    result = []
    while a and b:
        result.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
    return result + a + b
data = [5, 3, 9, 1, 5, 0, 7]
print(bubble(data), quick(data), merge([1, 4, 8], [2, 3, 9]), data)

# %% binary search tells its steps
def search(items, wanted):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        print("look at", middle, items[middle])
        if items[middle] == wanted:
            return middle
        if items[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1
print(search([1, 3, 5, 7, 9, 11], 9), search([1, 3, 5], 4))
