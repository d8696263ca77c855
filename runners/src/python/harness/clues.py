"""Looks in a program for what its error alone does not say; friendly-errors.ts explains it.

A clue is a word and what belongs to it, separated by spaces.
"""

import ast
import os
import re
import sys
import types

from . import near_names

# Learners write them in their own language; accents are left out as often as not.
FRENCH = {
    "avancer avance": "forward",
    "reculer recule": "backward",
    "tourner": "left",
    "tourner_droite tournerdroite tourner_a_droite tourne_droite droite": "right",
    "tourner_gauche tournergauche tourner_a_gauche tourne_gauche gauche": "left",
    "lever leverstylo lever_stylo lever_crayon": "penup",
    "baisser baisserstylo baisser_stylo baisser_crayon baisser_le_crayon": "pendown",
    "couleur": "color",
    "cercle": "circle",
    "vitesse": "speed",
    "effacer": "clear",
    "afficher affiche écrire ecrire imprimer": "print",
    "demander demande saisir lire entrée entree": "input",
    "longueur taille": "len",
    "entier": "int",
    "réel reel flottant": "float",
    "chaine chaîne texte": "str",
    "liste": "list",
    "intervalle": "range",
    "somme": "sum",
    "arrondir arrondi": "round",
    "trier": "sorted",
    "Vrai vrai VRAI": "True",
    "Faux faux FAUX": "False",
    "Rien rien": "None",
}
_ENGLISH = {word: english for words, english in FRENCH.items() for word in words.split()}
MODULES_IN_FRENCH = {"tortue": "turtle", "hasard": "random", "aleatoire": "random", "temps": "time"}
_INSTALLABLE = ("numpy", "matplotlib", "sklearn")


def clue_of(error, line):
    """Returns the clue of the program about its error; "" without one. `line` is the failing line, as it is written."""
    try:
        return _clue(error, line) or ""
    except Exception:
        # It looks at values of the learner, which may do anything when they are looked at.
        return ""


def _clue(error, line):
    frame = near_names.last_frame(error.__traceback__)
    if isinstance(error, ModuleNotFoundError):
        return _of_module(error)
    if frame is None:
        return None
    if isinstance(error, NameError):
        return _of_name(error, frame)
    if isinstance(error, AttributeError) and error.name in _ENGLISH:
        return f"french {error.name} {_ENGLISH[error.name]}"
    if isinstance(error, TypeError):
        return _of_call(str(error), error.__traceback__, line)
    return None


def _of_module(error):
    name = error.name or ""
    own = [file[:-3] for file in os.listdir(".") if file.endswith(".py")]
    known = [one for one in sys.stdlib_module_names if not one.startswith("_")]
    if name in MODULES_IN_FRENCH:
        return f"near {MODULES_IN_FRENCH[name]}"
    near = near_names.nearest(name, [*own, *known, *_INSTALLABLE], near_names.library_limit)
    return near and f"near {near[1]}"


def _of_name(error, frame):
    name = error.name
    if not name or isinstance(error, UnboundLocalError):
        return None
    places = near_names.bound_names(near_names.tree_of(frame)).get(name, ())
    if None in places:
        return "later"
    for place in places:
        if isinstance(place, near_names.SCOPES):
            kind = "class" if isinstance(place, ast.ClassDef) else "function"
            return f"in-{kind} {place.name}"
    if name in _ENGLISH and near_names.meant_name(name, frame) is None:
        return f"french {name} {_ENGLISH[name]}"
    for module, value in frame.f_globals.items():
        if isinstance(value, types.ModuleType) and name in vars(value) and module[0] != "_":
            return f"part {module}"
    return None


def _of_call(message, trace, line):
    frame = _own_frame(trace)
    if frame is None:
        return None
    names = {**frame.f_globals, **frame.f_locals}
    calls = [node.func for node in ast.walk(_read(line)) if isinstance(node, ast.Call)]
    if "'module' object is not callable" in message:
        called = [one.id for one in calls if isinstance(one, ast.Name)]
        modules = [one for one in called if isinstance(names.get(one), types.ModuleType)]
        return modules and f"module {modules[0]}"
    if "missing 1 required positional argument" in message:
        owners = [one.value.id for one in calls if isinstance(getattr(one, "value", None), ast.Name)]
        kinds = [one for one in owners if isinstance(names.get(one), type)]
        # A learner who writes the name of the class itself knows that it is one.
        kept = [one for one in kinds if names[one].__name__ != one]
        return kept and f"class {kept[0]} {names[kept[0]].__name__}"
    taken = re.match(r"(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) w", message)
    if not taken or int(taken[4]) != int(taken[3]) + 1:
        return None
    return _without_self(near_names.tree_of(frame), taken[1], taken[2])


def _without_self(tree, owner, method):
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or node.name != owner:
            continue
        for one in node.body:
            if not isinstance(one, ast.FunctionDef) or one.name != method or one.decorator_list:
                continue
            given = [argument.arg for argument in [*one.args.posonlyargs, *one.args.args]]
            if not given or given[0] not in ("self", "cls", "moi", "this"):
                return f"selfless {', '.join(['self', *given])}"
    return None


def _own_frame(trace):
    """The last frame of the learner's own: the error may have happened in a library that it called."""
    found = None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if file == "main.py" or file.startswith(("/home/pyodide/", "<input ")):
            found = trace.tb_frame
        trace = trace.tb_next
    return found


def _read(line):
    """The line as a program; of the beginning of a block, its condition alone."""
    text = line.strip()
    for tried in (text, text + " pass", text.removesuffix(":")):
        try:
            return ast.parse(tried)
        except SyntaxError:
            pass
    return ast.Module([], [])
