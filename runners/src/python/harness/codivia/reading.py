"""Reads models from files that anybody may have written: as contract/src/models/read-model.ts does."""

import json
import os

MAX_BYTES = 5_000_000
FEATURES_OF = {"drawing": 28 * 28, "hand": 21 * 3, "picture": 124}
METHODS = ("neighbours", "tree", "bayes", "network")


def is_number(value, least=-1e12, most=1e12):
    """False also for NaN, which is neither below nor above anything."""
    return type(value) in (int, float) and least <= value <= most


def is_whole(value, least, most):
    return type(value) is int and least <= value <= most


def are_numbers(values, count):
    return isinstance(values, list) and len(values) == count and all(map(is_number, values))


def are_rows(rows, width, most=10_000):
    fits = isinstance(rows, list) and 0 < len(rows) <= most
    return fits and all(are_numbers(row, width) for row in rows)


def are_texts(texts, least=0):
    fits = isinstance(texts, list) and len(texts) >= least
    return fits and all(isinstance(text, str) for text in texts) and len(set(texts)) == len(texts)


def is_column(column):
    if not isinstance(column, dict) or not isinstance(column.get("name"), str):
        return False
    if column.get("type") == "category":
        return are_texts(column.get("values"), 1)
    return (
        column.get("type") == "number"
        and is_number(column.get("mean"))
        and is_number(column.get("deviation"), 1e-9)
    )


def are_neighbours(learned, features, labels):
    examples, of_examples = learned.get("examples"), learned.get("labels")
    return (
        is_whole(learned.get("k"), 1, 25)
        and are_rows(examples, features)
        and isinstance(of_examples, list)
        and len(of_examples) == len(examples)
        and all(is_whole(label, 0, labels - 1) for label in of_examples)
    )


def is_tree(learned, features, labels):
    nodes = learned.get("nodes")
    if not isinstance(nodes, list) or not nodes:
        return False
    for at, node in enumerate(nodes):
        if not isinstance(node, dict):
            return False
        if "counts" in node:
            counts = node["counts"]
            if not are_numbers(counts, labels) or min(counts) < 0 or max(counts) == 0:
                return False
            continue
        # Later nodes only, so that no question leads back to itself.
        leads_on = all(is_whole(node.get(way), at + 1, len(nodes) - 1) for way in ("left", "right"))
        asks = is_whole(node.get("feature"), 0, features - 1) and is_number(node.get("threshold"))
        if not leads_on or not asks:
            return False
    return True


def is_bayes(learned, features, labels):
    rows = learned.get("likelihood")
    return are_numbers(learned.get("prior"), labels) and are_rows(rows, features) and len(rows) == labels


def is_network(learned, features, labels):
    layers = learned.get("layers")
    if not isinstance(layers, list) or not layers:
        return False
    width = features
    for layer in layers:
        if not isinstance(layer, dict) or not are_rows(layer.get("weights"), width):
            return False
        width = len(layer["weights"])
        if not are_numbers(layer.get("bias"), width):
            return False
    return width == labels


CHECKS = dict(zip(METHODS, (are_neighbours, is_tree, is_bayes, is_network)))


def is_whole_model(file):
    """Tells whether all that verdicts need is there, and fits together."""
    kind, columns, words = file.get("kind"), file.get("columns"), file.get("words")
    labels, learned = file.get("labels"), file.get("learned")
    if kind not in ("drawing", "hand", "picture", "text", "table") or not are_texts(labels, 2):
        return False
    if not isinstance(columns, list) or not all(map(is_column, columns)) or not are_texts(words):
        return False
    if not isinstance(learned, dict) or learned.get("method") not in METHODS:
        return False
    if kind == "table":
        features = sum(1 if one["type"] == "number" else len(one["values"]) for one in columns)
    else:
        features = len(words) if kind == "text" else FEATURES_OF[kind]
    return features > 0 and CHECKS[learned["method"]](learned, features, len(labels))


def read_model(path):
    """The model in a file. Raises ValueError where it is none, or a damaged one."""
    if os.path.getsize(path) > MAX_BYTES:
        raise ValueError(f"{path} is too large for a model: 5 MB are the most.")
    try:
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict) or content.get("format") != "codivia-model":
        raise ValueError(f"{path} is not a model of the AI lab.")
    if not is_whole_model(content):
        raise ValueError(f"{path} is a damaged model.")
    return content
