"""Models that were trained in the AI lab: the same verdicts as there, on numbers, texts and rows."""

from codivia.examples import checked_example
from codivia.features import features_of
from codivia.reading import read_model
from codivia.verdict import confidences_of

__all__ = ["Model", "load_model"]


class Model:
    """A trained model. `labels` are the names of its classes, `kind` says what it judges."""

    def __init__(self, file):
        self.kind = file["kind"]
        self.labels = list(file["labels"])
        self._file = file

    def confidences(self, example):
        """How sure the model is of each label, from 0 to 1: a dictionary."""
        features = features_of(self._file, checked_example(self._file, example))
        values = confidences_of(self._file["learned"], features, len(self.labels))
        return dict(zip(self.labels, values))

    def predict(self, example):
        """The label that fits the example best."""
        found = self.confidences(example)
        return max(self.labels, key=lambda label: found[label])

    def __repr__(self):
        return f"<Model of {self.kind}: {', '.join(self.labels)}>"


def load_model(name):
    """The model in the file NAME.model.json beside the program."""
    return Model(read_model(name if name.endswith(".model.json") else f"{name}.model.json"))
