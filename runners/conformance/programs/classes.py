# %% a bank account
class Account:
    """Money of somebody."""
    bank = "Codibank"
    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("only positive amounts")
        self._balance += amount
        return self
    @property
    def balance(self):
        return self._balance
    def __str__(self):
        return f"{self.owner}: {self._balance} at {self.bank}"
mine = Account("Ada").deposit(50).deposit(25)
print(mine, mine.balance, Account.__doc__, isinstance(mine, Account))
try:
    mine.deposit(-1)
except ValueError as error:
    print("refused:", error)
try:
    mine.balance = 5
except AttributeError:
    print("cannot be set")

# %% animals inherit
class Animal:
    def __init__(self, name):
        self.name = name
    def speak(self):
        return "..."
    def __repr__(self):
        return f"{type(self).__name__}({self.name!r})"
class Dog(Animal):
    def speak(self):
        return "Woof"
class Puppy(Dog):
    def __init__(self, name, months):
        super().__init__(name)
        self.months = months
    def speak(self):
        return super().speak().lower() + "!"
for animal in (Animal("It"), Dog("Rex"), Puppy("Tim", 3)):
    print(animal, animal.speak(), isinstance(animal, Dog))
print(issubclass(Puppy, Animal), Puppy.__mro__[1].__name__, hasattr(Dog("a"), "months"), getattr(Puppy("p", 2), "months"))

# %% vectors calculate
class Vector:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)
    def __mul__(self, number):
        return Vector(self.x * number, self.y * number)
    __rmul__ = __mul__
    def __neg__(self):
        return Vector(-self.x, -self.y)
    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)
    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5
    def __bool__(self):
        return bool(self.x or self.y)
    def __repr__(self):
        return f"<{self.x}, {self.y}>"
print(Vector(1, 2) + Vector(3, 4), 3 * Vector(1, 2), -Vector(1, 1), abs(Vector(3, 4)), Vector(0, 0) == Vector(0, 0), bool(Vector(0, 0)))

# %% behaves like a list
class Playlist:
    def __init__(self, *songs):
        self.songs = list(songs)
    def __len__(self):
        return len(self.songs)
    def __getitem__(self, place):
        return self.songs[place]
    def __setitem__(self, place, song):
        self.songs[place] = song
    def __contains__(self, song):
        return song.lower() in (one.lower() for one in self.songs)
    def __iter__(self):
        return iter(sorted(self.songs))
    def __call__(self, n):
        return f"plays {self.songs[n]}"
songs = Playlist("Yellow", "Africa", "Hello")
songs[1] = "Bad"
print(len(songs), songs[0], songs[-1], songs[1:], "hello" in songs, list(songs), songs(1))

# %% class and static methods
class Temperature:
    count = 0
    def __init__(self, celsius):
        self.celsius = celsius
        Temperature.count += 1
    @classmethod
    def from_fahrenheit(cls, degrees):
        return cls(round((degrees - 32) * 5 / 9, 1))
    @staticmethod
    def is_hot(celsius):
        return celsius > 30
    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32
    @fahrenheit.setter
    def fahrenheit(self, degrees):
        self.celsius = (degrees - 32) * 5 / 9
t = Temperature.from_fahrenheit(100)
t2 = Temperature(20)
t2.fahrenheit = 212
print(t.celsius, t2.celsius, t2.fahrenheit, Temperature.is_hot(31), Temperature.count)

# %% data classes and enumerations
from dataclasses import dataclass, field, asdict, replace
from enum import Enum, IntEnum, auto
@dataclass(order=True)
class Card:
    value: int
    suit: str = "hearts"
    marks: list = field(default_factory=list, compare=False)
class Colour(Enum):
    RED = "r"
    BLUE = "b"
class Level(IntEnum):
    EASY = auto()
    HARD = auto()
a, b = Card(3), Card(5, "clubs")
a.marks.append("bent")
print(a, b, a < b, a == Card(3), asdict(b), replace(b, value=1), sorted([b, a])[0].value)
print(Colour.RED.name, Colour("b"), Colour["RED"].value, list(Colour), Level.HARD > Level.EASY, Level.HARD + 1)

# %% a linked list
class Node:
    def __init__(self, value, after=None):
        self.value, self.after = value, after
class Chain:
    def __init__(self, values=()):
        self.first = None
        for value in reversed(list(values)):
            self.first = Node(value, self.first)
    def __iter__(self):
        node = self.first
        while node:
            yield node.value
            node = node.after
    def turn(self):
        before, node = None, self.first
        while node:
            node.after, before, node = before, node, node.after
        self.first = before
chain = Chain("abc")
print(list(chain))
chain.turn()
print(list(chain), "b" in chain, list(Chain()))

# %% a tree of numbers
class Tree:
    def __init__(self, value):
        self.value, self.left, self.right = value, None, None
    def add(self, value):
        side = "left" if value < self.value else "right"
        if getattr(self, side):
            getattr(self, side).add(value)
        else:
            setattr(self, side, Tree(value))
    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.value
        if self.right:
            yield from self.right
    def depth(self):
        return 1 + max(side.depth() if side else 0 for side in (self.left, self.right))
tree = Tree(50)
for value in (30, 70, 20, 40, 60, 80, 10):
    tree.add(value)
print(list(tree), tree.depth())

# %% mixins, abstract classes and the order of classes
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self):
        ...
class Named:
    def label(self):
        return f"{type(self).__name__} of {self.area():.2f}"
class Square(Named, Shape):
    def __init__(self, side):
        self.side = side
    def area(self):
        return self.side ** 2
print(Square(3).label(), [one.__name__ for one in Square.__mro__])
try:
    Shape()
except TypeError as error:
    print("abstract:", type(error).__name__)
class A:
    def hi(self): return "A"
class B(A):
    def hi(self): return "B" + super().hi()
class C(A):
    def hi(self): return "C" + super().hi()
class D(B, C):
    def hi(self): return "D" + super().hi()
print(D().hi())

# %% slots, private names and objects as keys
class Point:
    __slots__ = ("x", "y")
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)
    def __hash__(self):
        return hash((self.x, self.y))
class Safe:
    def __init__(self):
        self.__code = 42
points = {Point(1, 2): "here"}
print(points[Point(1, 2)], Point(1, 2) in points, Safe()._Safe__code)
try:
    Point(1, 2).z = 3
except AttributeError:
    print("no more names")

# %% with blocks of one's own
class Timer:
    def __enter__(self):
        print("start")
        return self
    def __exit__(self, kind, error, trace):
        print("stop", kind and kind.__name__)
        return kind is ZeroDivisionError
with Timer() as timer:
    print("work", type(timer).__name__)
with Timer():
    1 / 0
from contextlib import contextmanager, suppress
@contextmanager
def tag(name):
    print(f"<{name}>")
    yield name.upper()
    print(f"</{name}>")
with tag("p") as big, suppress(KeyError):
    print(big)
    {}["x"]

# %% an iterator by hand
class Countdown:
    def __init__(self, start):
        self.now = start
    def __iter__(self):
        return self
    def __next__(self):
        if self.now <= 0:
            raise StopIteration
        self.now -= 1
        return self.now + 1
print(list(Countdown(4)), max(Countdown(3)), [a + b for a, b in zip(Countdown(2), "xy" and [10, 20])])
