# %% calculates with whole numbers and decimals
print(7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 / 2, 2 ** 10, 2 ** -1, 10 ** 20)
print(0.1 + 0.2, round(0.1 + 0.2, 2), 1 / 3, 1e16 + 1, 5.0, 5e-7, 1e22)
print(round(2.5), round(3.5), round(-2.5), round(1234.567, -2), round(2.675, 2))
print(divmod(17, 5), abs(-3.2), pow(3, 4, 5), max(3, 9, 2), min([4, 1]), sum([1, 2], 10))
print(int("42"), int("-7"), int(3.99), int("ff", 16), int("1010", 2), float("2.5e3"), float(" 7 "))
print(10 == 10.0, 3 < 4 < 5, 5 != 5, not 0, bool(""), bool([0]), True + True)

# %% prints the table of seven
for n in range(1, 11):
    print(f"7 x {n:2} = {7 * n:3}")

# %% plays FizzBuzz
for n in range(1, 31):
    word = "Fizz" * (n % 3 == 0) + "Buzz" * (n % 5 == 0)
    print(word or n, end=" ")
print()

# %% finds primes with the sieve
limit = 60
is_prime = [False, False] + [True] * (limit - 1)
for n in range(2, int(limit ** 0.5) + 1):
    if is_prime[n]:
        for multiple in range(n * n, limit + 1, n):
            is_prime[multiple] = False
print([n for n in range(limit + 1) if is_prime[n]])

# %% takes a number apart
def factors(n):
    found, divisor = [], 2
    while n > 1:
        while n % divisor == 0:
            found.append(divisor)
            n //= divisor
        divisor += 1
    return found
for n in (12, 97, 360, 1001, 65536):
    print(n, "=", " x ".join(map(str, factors(n))))

# %% greatest common divisor
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a
print(gcd(48, 36), gcd(17, 5), gcd(0, 9), [gcd(n, 12) for n in range(1, 13)])

# %% follows the Collatz sequence
def collatz(n):
    steps = [n]
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps.append(n)
    return steps
print(collatz(6))
longest = max(range(1, 50), key=lambda n: len(collatz(n)))
print(longest, len(collatz(longest)), max(collatz(longest)))

# %% writes numbers in other systems
def to_base(n, base):
    digits = ""
    while n:
        digits = "0123456789abcdef"[n % base] + digits
        n //= base
    return digits or "0"
for n in (0, 5, 10, 255, 1000):
    print(n, to_base(n, 2), to_base(n, 8), to_base(n, 16), bin(n), oct(n), hex(n))

# %% writes Roman numbers
def roman(n):
    text = ""
    for value, sign in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
        while n >= value:
            text += sign
            n -= value
    return text
print([roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2026)])

# %% approaches pi
total = 0
for k in range(1000):
    total += (-1) ** k / (2 * k + 1)
    if k in (0, 9, 99, 999):
        print(k, 4 * total)

# %% finds a root by halving
low, high = 0.0, 10.0
while high - low > 1e-9:
    middle = (low + high) / 2
    if middle * middle < 2:
        low = middle
    else:
        high = middle
print(f"{low:.6f}")

# %% very large numbers stay exact
factorial = 1
for n in range(1, 31):
    factorial *= n
print(factorial, len(str(2 ** 500)), 2 ** 100 - 1, (10 ** 30 + 7) % 97, -(2 ** 63))

# %% sums digits until one is left
def digital_root(n):
    while n > 9:
        n = sum(int(digit) for digit in str(n))
    return n
print([digital_root(n) for n in (0, 9, 38, 493193, 10 ** 9 - 1)])

# %% works out interest
money = 1000
for year in range(1, 6):
    money *= 1.035
    print(f"Year {year}: {money:10.2f}")

# %% math, fractions, decimals and complex numbers
import math
from decimal import Decimal, getcontext
from fractions import Fraction
print(math.sqrt(2), math.pi, math.floor(-1.5), math.ceil(1.2), math.trunc(-1.7), math.factorial(10), math.gcd(12, 18), math.comb(5, 2))
print(round(math.sin(math.pi / 6), 10), math.log(8, 2), math.hypot(3, 4), math.degrees(math.pi), math.isclose(0.1 + 0.2, 0.3), math.inf > 10 ** 100, math.nan == math.nan)
print(Fraction(1, 3) + Fraction(1, 6), Fraction("0.75"), Fraction(10, 4).numerator, float(Fraction(1, 8)))
getcontext().prec = 20
print(Decimal("0.1") + Decimal("0.2"), Decimal(1) / Decimal(7), Decimal("2.675").quantize(Decimal("0.01")))
print((1 + 2j) * (3 - 1j), abs(3 + 4j), (2j) ** 2, complex("1+1j").conjugate())

# %% statistics of a class
import statistics
marks = [12, 15, 8, 19, 12, 14, 7, 16, 12, 11]
print(statistics.mean(marks), statistics.median(marks), statistics.mode(marks), round(statistics.stdev(marks), 4))
print(statistics.pvariance([1, 2, 3]), statistics.quantiles([1, 2, 3, 4, 5], n=4))
