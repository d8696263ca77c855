# A carpet that a rule weaves: each knot looks at the three knots above it.
from random import choice
from turtle import Screen, Turtle

RULE = choice([18, 22, 60, 90, 105, 126, 150, 182])  # or any number from 0 to 255
WOOL = choice([("#f6e7cf", "#b5403a"), ("#ffd76e", "#1f4e79"), ("#e8f3ea", "#2f6b4f"), ("#ffc9a3", "#5b3a78")])
KNOT = 8  # pixels
WIDTH, ROWS = 75, 46

screen = Screen()
screen.setup(640, 400)
screen.bgcolor("#2b211d")
screen.tracer(0)
pen = Turtle(visible=False)
pen.penup()


def next_row(row):
    """Three knots are a number from 0 to 7, and the rule has one answer, 0 or 1, for each of them."""
    new = []
    for i in range(WIDTH):
        number = 4 * row[i - 1] + 2 * row[i] + row[(i + 1) % WIDTH]
        new.append(RULE >> number & 1)
    return new


def bar(x, y, length, thick, colour):
    """Draws a thread, or a part of one."""
    pen.goto(x, y)
    pen.pensize(thick)
    pen.pencolor(colour)
    pen.pendown()
    pen.forward(length)
    pen.penup()


left = -WIDTH * KNOT / 2
top = ROWS * KNOT / 2
row = [0] * WIDTH
row[WIDTH // 2] = 1  # one knot in the middle begins everything

for place in range(ROWS):
    y = top - place * KNOT
    bar(left, y, WIDTH * KNOT, KNOT, WOOL[0])
    for i, knot in enumerate(row):
        if knot:
            bar(left + i * KNOT + 1, y, KNOT - 2, KNOT - 1, WOOL[1])
    # Fringes on both sides
    bar(left - 14, y, 10, 2, WOOL[0])
    bar(-left + 4, y, 10, 2, WOOL[0])
    row = next_row(row)

pen.color(WOOL[0])
pen.goto(-left - 18, -196)
pen.write(RULE, align="right", font=("Arial", 9, "bold"))
screen.update()
