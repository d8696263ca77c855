"""The numbers that a model looks at: the same as runners/src/models makes in the browser, sum for sum."""

import math
import re
import unicodedata

DRAWING_SIDE = 28
PICTURE_SIDE = 32
CELLS = 4
CELL = PICTURE_SIDE // CELLS
SLANT = 0.41421356237309503
WORD = re.compile("[0-9a-zà-öø-ÿœ]+|[\u2600-\u27bf\U0001f300-\U0001faff]")
NUMBER = re.compile(r"\s*[+-]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)(?:e[+-]?[0-9]+)?\s*", re.I)
CATEGORY_LENGTH = 40


def total(values):
    """Adds from left to right: `sum` corrects its rounding, JavaScript does not."""
    result = 0.0
    for value in values:
        result += value
    return result


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def shift_of(points, coordinate):
    ink = 0.0
    moment = 0.0
    for i, value in enumerate(points):
        ink += value
        moment += value * coordinate(i)
    return 0 if ink == 0 else math.floor((DRAWING_SIDE - 1) / 2 - moment / ink + 0.5)


def drawing_features(points):
    right = shift_of(points, lambda i: i % DRAWING_SIDE)
    down = shift_of(points, lambda i: i // DRAWING_SIDE)
    moved = []
    for i in range(len(points)):
        column = i % DRAWING_SIDE - right
        row = i // DRAWING_SIDE - down
        inside = 0 <= column < DRAWING_SIDE and 0 <= row < DRAWING_SIDE
        moved.append(points[row * DRAWING_SIDE + column] if inside else 0)
    return moved


def hand_features(points):
    wrist = points[0]
    moved = [value - wrist[axis] for point in points for axis, value in enumerate(point)]
    longest = 0.0
    for i in range(0, len(moved), 3):
        x, y = moved[i], moved[i + 1]
        longest = max(longest, math.sqrt(x * x + y * y))
    return moved if longest == 0 else [value / longest for value in moved]


def field_of(picture, row, column):
    height, width = len(picture), len(picture[0])

    def span(i, length):
        start = i * length // PICTURE_SIDE
        return range(start, max(start + 1, (i + 1) * length // PICTURE_SIDE))

    colour = [0, 0, 0]
    count = 0
    for y in span(row, height):
        for x in span(column, width):
            for which in range(3):
                colour[which] += picture[y][x][which]
            count += 1
    return [value / count / 255 for value in colour]


def direction_of(across, down):
    x, y = abs(across), abs(down)
    if y <= x * SLANT:
        return 0
    if x <= y * SLANT:
        return 1
    return 3 if (across > 0) == (down > 0) else 2


def third_of(value, low, high):
    return 0 if value < low else 1 if value < high else 2


def picture_features(picture):
    side = PICTURE_SIDE
    fields = [field_of(picture, row, column) for row in range(side) for column in range(side)]
    grey = [(red + green + blue) / 3 for red, green, blue in fields]
    cells = [0.0] * (CELLS * CELLS * 7)
    shares = [0.0] * 12
    for i, colour in enumerate(fields):
        row, column = divmod(i, side)
        cell = (row // CELL * CELLS + column // CELL) * 7
        for which, value in enumerate(colour):
            cells[cell + which] += value / (CELL * CELL)
            shares[which * 3 + third_of(value, 0.3333, 0.6667)] += 1 / len(fields)
        shares[9 + third_of(max(colour) - min(colour), 0.1, 0.4)] += 1 / len(fields)
        if 0 < row < side - 1 and 0 < column < side - 1:
            across = grey[i + 1] - grey[i - 1]
            down = grey[i + side] - grey[i - side]
            strength = math.sqrt(across * across + down * down)
            cells[cell + 3 + direction_of(across, down)] += strength / 16
    return cells + shares


def words_of(text):
    found = []
    for word in WORD.findall(unicodedata.normalize("NFC", text).lower()):
        word = word[:30]
        found.append(word)
        found.extend(f"~{word[i : i + 3]}" for i in range(len(word) - 2))
    return found


def text_features(text, words):
    counts = {}
    for word in words_of(text):
        counts[word] = counts.get(word, 0) + 1
    return [counts.get(word, 0) for word in words]


def number_in(cell):
    if is_number(cell):
        return cell if math.isfinite(cell) else None
    if isinstance(cell, str) and NUMBER.fullmatch(cell):
        number = float(cell.replace(",", "."))
        return number if math.isfinite(number) else None
    return None


def text_of(cell):
    """A cell as JavaScript writes it, so that the same categories fit."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell).strip()


def category_of(cell):
    """As much of a cell's text as a model keeps: JavaScript counts characters in units of UTF-16."""
    units = text_of(cell).encode("utf-16-le", "surrogatepass")
    return units[: 2 * CATEGORY_LENGTH].decode("utf-16-le", "ignore")


def table_features(row, columns, is_scaled):
    features = []
    for column in columns:
        cell = row.get(column["name"])
        if column["type"] == "category":
            text = category_of(cell)
            features.extend(1 if value == text else 0 for value in column["values"])
            continue
        number = number_in(cell)
        if number is None:
            number = column["mean"]
        features.append((number - column["mean"]) / column["deviation"] if is_scaled else number)
    return features


def features_of(model, example):
    """An example as the numbers that a model of this kind and method looks at."""
    kind = model["kind"]
    if kind == "drawing":
        return drawing_features(example)
    if kind == "hand":
        return hand_features(example)
    if kind == "picture":
        return picture_features(example)
    if kind == "text":
        return text_features(str(example), model["words"])
    return table_features(example, model["columns"], model["learned"]["method"] != "tree")
