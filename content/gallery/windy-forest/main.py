# A forest in the wind: every tree is a branch that carries smaller branches.
from random import choice, randint, uniform
from turtle import Screen, Turtle

LEAVES = ["#e0a030", "#c8553d", "#8fb339", "#5c8a3a", "#d98c5f"]

screen = Screen()
screen.setup(640, 400)
screen.bgcolor("#f6e9d2")
screen.tracer(0)  # draws everything at once; remove this line to watch the trees grow

pen = Turtle()
pen.hideturtle()
wind = uniform(-12, 12)  # degrees by which every branch leans


def disc(x, y, size, colour):
    pen.penup()
    pen.goto(x, y)
    pen.dot(size, colour)


def branch(length, thick, leaf):
    """Draws a branch with all that grows on it, and comes back to where it began."""
    if length < 8:
        pen.dot(randint(9, 16), leaf)
        return
    pen.pensize(thick)
    pen.pencolor("#5b4636")
    pen.pendown()
    pen.forward(length)
    pen.left(wind / 3)
    for _ in range(2 if length > 30 else choice([1, 2])):
        turn = uniform(-32, 32)
        pen.left(turn)
        branch(length * uniform(0.66, 0.8), max(1, thick * 0.7), leaf)
        pen.right(turn)
    pen.right(wind / 3)
    pen.penup()
    pen.backward(length)


# Sky, sun and hills
disc(190, 110, 90, "#f3b562")
for x, colour in ((-230, "#cdd9b4"), (40, "#b9cda0"), (270, "#a5bf8c")):
    disc(x, -330, 520, colour)

# The trees: small ones far away first, tall ones in front
for place in range(13):
    pen.penup()
    pen.goto(-285 + place * 48 + randint(-12, 12), -95 - place % 3 * 20)
    pen.setheading(90)
    tall = 30 + place % 3 * 10
    branch(tall + randint(-2, 4), tall / 6, choice(LEAVES))

# Leaves that the wind has taken
for _ in range(40):
    disc(randint(-310, 310), randint(-180, 80), randint(3, 6), choice(LEAVES))

screen.update()
