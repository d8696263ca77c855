# %% catches what goes wrong
def attempt(action):
    try:
        result = action()
    except ZeroDivisionError:
        return "division"
    except (IndexError, KeyError) as error:
        return f"missing {error!r}"
    except Exception as error:
        return f"other {type(error).__name__}"
    else:
        return f"fine {result}"
    finally:
        print("tried", end=" ")
for action in (lambda: 1 / 0, lambda: [][0], lambda: {}["k"], lambda: int("x"), lambda: 1 + 1):
    print(attempt(action))

# %% errors of one's own
class TooHot(Exception):
    def __init__(self, degrees):
        super().__init__(f"{degrees} degrees")
        self.degrees = degrees
def heat(degrees):
    if degrees > 100:
        raise TooHot(degrees)
    return "warm"
for degrees in (50, 150):
    try:
        print(heat(degrees))
    except TooHot as error:
        print("too hot:", error, error.degrees, error.args)

# %% finally, and what comes after
def order():
    log = []
    try:
        log.append("try")
        return log
    finally:
        log.append("finally")
print(order())
def loop():
    for n in range(5):
        try:
            if n == 1:
                continue
            if n == 3:
                break
            print("n", n)
        finally:
            print("after", n)
loop()

# %% causes and messages
try:
    try:
        int("twelve")
    except ValueError as error:
        raise RuntimeError("not a number") from error
except RuntimeError as error:
    print(error, "<-", error.__cause__)
for wrong in ("1 + 'a'", "'a' + 1", "[1][5]", "{}['x']", "int('a')", "None.x", "undefined", "len(5)", "f(1"):
    try:
        eval(wrong)
    except Exception as error:
        print(f"{wrong:<10}{type(error).__name__}")

# %% assert and raise again
def mean(numbers):
    assert numbers, "there are no numbers"
    return sum(numbers) / len(numbers)
try:
    mean([])
except AssertionError as error:
    print("assertion:", error)
try:
    try:
        raise KeyError("inner")
    except KeyError:
        print("seen")
        raise
except KeyError as error:
    print("again", error)

# %% reads numbers until they are right
# < twelve
# < 3.5
# < 12
while True:
    text = input("A whole number: ")
    try:
        number = int(text)
        break
    except ValueError:
        print(f"{text!r} is no whole number")
print("Thank you:", number)

# %% groups of errors
try:
    raise ExceptionGroup("several", [ValueError("a"), TypeError("b"), ValueError("c")])
except* ValueError as group:
    print([str(error) for error in group.exceptions])
except* TypeError as group:
    print(len(group.exceptions), "type error")

# %% warnings and leaving
import sys
import warnings
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    warnings.warn("old", DeprecationWarning)
print(len(seen), seen[0].message)
try:
    sys.exit(3)
except SystemExit as leaving:
    print("would leave with", leaving.code)

# %% looks before it leaps
data = {"age": "17", "size": None}
for key in ("age", "size", "weight"):
    value = data.get(key)
    if value is None:
        print(key, "is unknown")
    elif value.isdigit():
        print(key, int(value) + 1)
