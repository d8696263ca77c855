# A carpet that a rule weaves: each knot looks at the three knots above it.
from random import choice

WIDTH = 31
ROWS = 20
KNOTS = choice(["⬛🟧", "🟦🟨", "🟫⬜", "🟪🟩"])
RULE = choice([18, 22, 60, 90, 105, 126, 150, 182])  # or any number from 0 to 255


def next_row(row):
    """Returns the row below: three knots are a number from 0 to 7, and the rule has one answer for each."""
    new = []
    for i in range(len(row)):
        left, above, right = row[i - 1], row[i], row[(i + 1) % len(row)]
        number = 4 * left + 2 * above + right
        new.append(RULE >> number & 1)
    return new


row = [0] * WIDTH
row[WIDTH // 2] = 1  # one knot in the middle begins everything

print(RULE)
for _ in range(ROWS):
    print("".join(KNOTS[knot] for knot in row))
    row = next_row(row)
