"""The confidences of a model, computed as runners/src/models/verdict.ts does, sum for sum."""

import math

from codivia.features import total


def softmax(scores):
    highest = max(scores)
    powers = [math.exp(score - highest) for score in scores]
    whole = total(powers)
    return [power / whole for power in powers]


def by_neighbours(learned, features, labels):
    distances = []
    for index, example in enumerate(learned["examples"]):
        distance = 0.0
        for one, other in zip(example, features):
            difference = one - other
            distance += difference * difference
        distances.append((distance, index))
    nearest = sorted(distances)[: learned["k"]]
    votes = [0.0] * labels
    for _, index in nearest:
        votes[learned["labels"][index]] += 1 / len(nearest)
    return votes


def by_tree(learned, features, labels):
    node = learned["nodes"][0]
    while "counts" not in node:
        goes_left = features[node["feature"]] <= node["threshold"]
        node = learned["nodes"][node["left"] if goes_left else node["right"]]
    whole = total(node["counts"])
    return [count / whole for count in node["counts"]]


def by_bayes(learned, features, labels):
    seen = [(i, count) for i, count in enumerate(features) if count]
    scores = []
    for score, row in zip(learned["prior"], learned["likelihood"]):
        for i, count in seen:
            score += count * row[i]
        scores.append(score)
    return softmax(scores)


def by_network(learned, features, labels):
    values = features
    for layer in learned["layers"]:
        sums = []
        for result, row in zip(layer["bias"], layer["weights"]):
            for weight, value in zip(row, values):
                result += weight * value
            sums.append(result)
        values = [max(0, value) for value in sums]
    return softmax(sums)


METHODS = {"neighbours": by_neighbours, "tree": by_tree, "bayes": by_bayes, "network": by_network}


def confidences_of(learned, features, labels):
    """The confidence in each label, from 0 to 1, in the order of the labels."""
    return METHODS[learned["method"]](learned, features, labels)
