# The seeds of a sunflower: each is a little further out than the last, and turned by the same angle.
from math import sqrt
from turtle import Screen, Turtle

ANGLE = 137.5  # try 137, 138, 90 or 144!
SEEDS = 420

screen = Screen()
screen.setup(640, 400)
screen.bgcolor("#16324f")
screen.tracer(0)
screen.colormode(255)
pen = Turtle()
pen.hideturtle()
pen.penup()


def go(turn, far):
    """Walks from the middle, in the direction of an angle."""
    pen.goto(0, 0)
    pen.setheading(turn)
    pen.forward(far)


# Two rings of petals; the outer ones are darker
for ring, colour in enumerate([(224, 142, 27), (255, 200, 61)]):
    for petal in range(24):
        go(petal * 15 + ring * 7.5, 108)
        pen.color(colour)
        pen.left(30)
        pen.begin_fill()
        for side in range(2):
            for bend in range(10):
                pen.forward(7)
                pen.right(6)
            pen.right(120)
        pen.end_fill()

go(0, 0)
pen.dot(236, (90, 52, 24))

# Seeds from light brown in the middle to nearly black outside
for seed in range(SEEDS):
    far = sqrt(seed / SEEDS)
    go(seed * ANGLE, far * 108)
    pen.dot(3 + far * 6, (int(230 - far * 150), int(170 - far * 120), int(80 - far * 60)))

screen.update()
