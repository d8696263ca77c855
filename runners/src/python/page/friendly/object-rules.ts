import { rules } from './rule.ts';

/** Functions whose names beginners give to variables, without `print`. */
const TAKEN = 'input|str|list|int|len|max|min|sum|range|dict|set|float|type|sorted|open|round|abs';

/** Classes, modules and functions that are used without a part that they need. */
export const OBJECT_RULES = rules([
  {
    code: 'class-takes-nothing',
    types: ['TypeError'],
    pattern: /^(?<name>\w+)\(\) takes no arguments/,
    text: {
      en: 'The class `{name}` takes no values. Its first function needs two underscores on each side: `def __init__(self, name):`.',
      fr: 'La classe `{name}` ne prend pas de valeurs. Sa première fonction a deux tirets bas de chaque côté : `def __init__(self, nom):`.',
    },
  },
  {
    code: 'super-without-brackets',
    types: ['TypeError', 'AttributeError'],
    line: /\bsuper\.(?<name>\w+)/,
    text: {
      en: '`super` needs brackets: `super().{name}(…)`.',
      fr: '`super` a besoin de parenthèses : `super().{name}(…)`.',
    },
  },
  {
    code: 'abstract-class',
    types: ['TypeError'],
    pattern: /^Can't instantiate abstract class (?<name>\w+) .*methods? (?<missing>'.+')$/,
    text: {
      en: 'You can’t make an object from `{name}` itself. Write a class that inherits from it and has all its abstract functions: {missing}.',
      fr: 'On ne peut pas créer d’objet avec `{name}` directement. Écris une classe qui en hérite et qui a toutes ses fonctions abstraites : {missing}.',
    },
  },
  {
    code: 'module-imported-with-from',
    types: ['AttributeError'],
    pattern:
      /^(?:'(?:builtin_function_or_method|method|function)' object|type object '(?:datetime\.)?\w+') has no attribute '(?<name>\w+)'/,
    line: /\b(?<module>random|time|copy|turtle|datetime|math)\.\w+/,
    text: {
      en: 'After `from {module} import …`, use the names without the module in front: `{name}`, not `{module}.{name}`. Or just write `import {module}`.',
      fr: 'Après `from {module} import …`, on utilise les noms sans le module devant : `{name}`, pas `{module}.{name}`. Ou écris seulement `import {module}`.',
    },
  },
  {
    code: 'class-in-module',
    types: ['AttributeError'],
    pattern:
      /^module '(?<module>datetime)' has no attribute '(?<name>now|today|strptime|fromisoformat|utcnow|fromtimestamp)'/,
    text: {
      en: 'The module `{module}` contains a class with the same name: write `datetime.datetime.{name}(…)`, or import it with `from datetime import datetime`.',
      fr: 'Le module `{module}` contient une classe du même nom : écris `datetime.datetime.{name}(…)`, ou importe-la avec `from datetime import datetime`.',
    },
  },
  {
    code: 'function-name-taken',
    types: ['TypeError'],
    pattern: /^'(?:str|int|float|list|tuple|dict|set|bool|NoneType)' object is not callable/,
    line: new RegExp(
      String.raw`^(?!.*\b(?!(?:print|${TAKEN})\b)\p{L}\w*\s*\()(?!.*[\d)\]"']\s*\()(?:.*\b(?<name>${TAKEN})\s*\(|\s*(?<printed>print)\s*\()`,
      'u',
    ),
    text: {
      en: 'This line calls one of Python’s functions, but the program has given its name to a variable. Look for a line such as `list = …`, `str = …` or `print = …` and rename the variable there.',
      fr: 'Cette ligne appelle une fonction de Python, mais le programme a donné son nom à une variable. Cherche une ligne comme `list = …`, `str = …` ou `print = …`, et renomme la variable.',
    },
  },
  {
    code: 'await-forgotten',
    types: ['TypeError', 'AttributeError'],
    pattern: /'coroutine'/,
    text: {
      en: 'A function with `async def` has been called, but its result isn’t there yet. Put `await` before the call.',
      fr: 'Une fonction `async def` est appelée, mais son résultat n’est pas encore là. Mets `await` devant l’appel.',
    },
  },
  {
    code: 'date-in-other-form',
    types: ['ValueError'],
    pattern: /^time data (?<value>'.*') does not match format (?<format>'.+')/,
    text: {
      en: '{value} isn’t written the way {format} says. `%d` is the day, `%m` the month, `%Y` the year with four digits, `%H:%M` the time; the characters between them have to be the same.',
      fr: '{value} n’est pas écrit comme le demande {format}. `%d` est le jour, `%m` le mois, `%Y` l’année à quatre chiffres, `%H:%M` l’heure ; les caractères entre eux doivent être les mêmes.',
    },
  },
  {
    code: 'no-such-date',
    types: ['ValueError'],
    pattern: /^(?:day|month|year|hour|minute|second) .*(?:out of range|must be in)/,
    text: {
      en: 'This date or time doesn’t exist. A month has at most 31 days, a year 12 months, a day 24 hours.',
      fr: 'Cette date ou cette heure n’existe pas. Un mois a au plus 31 jours, une année 12 mois, un jour 24 heures.',
    },
  },
  {
    code: 'turtle-colour',
    types: ['TurtleGraphicsError'],
    pattern: /^bad color (?:string|arguments?|sequence): (?<color>.+)$/,
    text: {
      en: 'The turtle doesn’t know the colour {color}. Colours have English names such as `"red"` or `"skyblue"`, or are written like `"#ff8800"`.',
      fr: 'La tortue ne connaît pas la couleur {color}. Les couleurs ont des noms anglais comme `"red"` ou `"skyblue"`, ou s’écrivent comme `"#ff8800"`.',
    },
  },
  {
    code: 'turtle-picture',
    types: ['TurtleGraphicsError'],
    pattern:
      /^There (?:are no picture shapes here: |is no shape named (?=.+\.(?:gif|png|jpe?g|webp|svg|bmp)$))(?<name>.+)$/i,
    text: {
      en: 'A turtle can’t look like a picture here ({name}). Choose one of its shapes, such as `"turtle"`, `"circle"` or `"square"`, or make one with `register_shape("name", points)`.',
      fr: 'Ici, une tortue ne peut pas avoir l’apparence d’une image ({name}). Choisis une de ses formes, comme `"turtle"`, `"circle"` ou `"square"`, ou crée-en une avec `register_shape("nom", points)`.',
    },
  },
  {
    code: 'turtle-background',
    types: ['TurtleGraphicsError'],
    pattern: /^There are no background pictures here: (?<name>.+)$/,
    text: {
      en: 'The turtle draws on a plain colour here, not on a picture ({name}). Choose one with `bgcolor("skyblue")`.',
      fr: 'Ici, la tortue dessine sur une couleur unie, pas sur une image ({name}). Choisis-en une avec `bgcolor("skyblue")`.',
    },
  },
  {
    code: 'turtle-shape',
    types: ['TurtleGraphicsError'],
    pattern: /^There is no shape named (?<name>.+)$/,
    text: {
      en: 'The turtle has no shape called {name}. It knows `"arrow"`, `"circle"`, `"classic"`, `"square"`, `"triangle"` and `"turtle"`.',
      fr: 'La tortue n’a pas de forme appelée {name}. Elle connaît `"arrow"`, `"circle"`, `"classic"`, `"square"`, `"triangle"` et `"turtle"`.',
    },
  },
]);
