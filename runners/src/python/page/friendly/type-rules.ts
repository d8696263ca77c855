import { rules } from './rule.ts';

/** Errors about values of the wrong kind. The last rule matches all remaining TypeErrors. */
export const TYPE_RULES = rules([
  {
    code: 'calculating-with-nothing',
    types: ['TypeError'],
    pattern:
      /^'NoneType' object|^cannot unpack non-iterable NoneType|^(?:unsupported operand type|'.+' not supported between|can only concatenate).*NoneType/,
    text: {
      en: 'One of the values here is `None`: nothing at all. It often comes from a function that has no `return`, or from keeping what `print` gives back.',
      fr: 'Une des valeurs ici vaut `None` : rien du tout. Cela vient souvent d’une fonction sans `return`, ou du résultat de `print` qu’on a gardé.',
    },
  },
  {
    code: 'text-plus-number',
    types: ['TypeError'],
    pattern:
      /^can only concatenate str \(not "(?:int|float)"\)|^unsupported operand type\(s\) for \+=?: '(?:int|float)' and 'str'/,
    text: {
      en: 'Text and numbers can’t be joined with `+`. Turn the number into text with `str(…)`, or the text into a number with `int(…)`.',
      fr: 'On ne peut pas joindre du texte et un nombre avec `+`. Change le nombre en texte avec `str(…)`, ou le texte en nombre avec `int(…)`.',
    },
  },
  {
    code: 'joining-different-kinds',
    types: ['TypeError'],
    pattern: /^can only concatenate (?<leftType>\w+) \(not "(?<rightType>\w+)"\)/,
    text: {
      en: 'The `+` finds {leftType} on its left and {rightType} on its right. Both have to be of the same kind.',
      fr: 'Le `+` trouve {leftType} à sa gauche et {rightType} à sa droite. Les deux doivent être du même genre.',
    },
  },
  {
    code: 'calculating-with-different-kinds',
    types: ['TypeError'],
    pattern:
      /^unsupported operand type\(s\) for (?<operator>.+?): '(?<leftType>.+?)' and '(?<rightType>.+?)'/,
    text: {
      en: '`{operator}` doesn’t work between {leftType} and {rightType}. If one of them comes from `input()`, make it a number with `int(…)`.',
      fr: '`{operator}` ne marche pas entre {leftType} et {rightType}. Si l’un des deux vient de `input()`, change-le en nombre avec `int(…)`.',
    },
  },
  {
    code: 'comparing-different-kinds',
    types: ['TypeError'],
    pattern:
      /^'(?<operator>.+?)' not supported between instances of '(?<leftType>.+?)' and '(?<rightType>.+?)'/,
    text: {
      en: '`{operator}` can’t compare {leftType} with {rightType}. If one of them comes from `input()`, make it a number with `int(…)`.',
      fr: '`{operator}` ne peut pas comparer {leftType} avec {rightType}. Si l’un des deux vient de `input()`, change-le en nombre avec `int(…)`.',
    },
  },
  {
    code: 'nothing-to-go-through',
    types: ['TypeError'],
    pattern: /^'(?<valueType>.+?)' object is not iterable/,
    text: {
      en: 'You can’t go through {valueType} item by item. To count up to a number, write `range(…)` around it.',
      fr: 'On ne peut pas parcourir {valueType} élément par élément. Pour compter jusqu’à un nombre, entoure-le de `range(…)`.',
    },
  },
  {
    code: 'no-items-inside',
    types: ['TypeError'],
    pattern: /^'(?<valueType>.+?)' object is not subscriptable/,
    text: {
      en: 'Square brackets `[…]` take an item out of a list or text, but before them there is {valueType}.',
      fr: 'Les crochets `[…]` prennent un élément dans une liste ou un texte, mais devant eux il y a {valueType}.',
    },
  },
  {
    code: 'position-is-no-number',
    types: ['TypeError'],
    pattern: /^(?<ownerType>list|tuple|string) indices must be integers/,
    text: {
      en: 'A position in {ownerType} is a whole number, as in `things[0]`. What’s between the square brackets is something else.',
      fr: 'Une position dans {ownerType} est un nombre entier, comme `choses[0]`. Ce qui est entre les crochets est autre chose.',
    },
  },
  {
    code: 'cannot-be-changed',
    types: ['TypeError'],
    pattern: /^'(?<ownerType>.+?)' object does not support item (?:assignment|deletion)/,
    text: {
      en: '{ownerType} can’t be changed piece by piece. Make a new one instead.',
      fr: '{ownerType} ne se change pas morceau par morceau. Crée plutôt une nouvelle valeur.',
    },
  },
  {
    code: 'has-no-length',
    types: ['TypeError'],
    pattern: /^object of type '(?<valueType>.+?)' has no len\(\)/,
    text: {
      en: '`len` counts the items of a list or the letters of a text; here it gets {valueType}.',
      fr: '`len` compte les éléments d’une liste ou les lettres d’un texte ; ici, il reçoit {valueType}.',
    },
  },
  {
    code: 'whole-number-needed',
    types: ['TypeError'],
    pattern: /^'(?<valueType>.+?)' object cannot be interpreted as an integer/,
    text: {
      en: 'This needs a whole number, and it got {valueType}. `int(…)` turns it into a whole number.',
      fr: 'Il faut un nombre entier ici, et c’est {valueType}. `int(…)` en fait un nombre entier.',
    },
  },
  {
    code: 'cannot-become-number',
    types: ['TypeError'],
    pattern: /^(?:int|float)\(\) argument must be .+, not '(?<valueType>.+?)'/,
    text: {
      en: 'You can make a number from a text like `"12"`, but not from {valueType}.',
      fr: 'On peut faire un nombre d’un texte comme `"12"`, mais pas avec {valueType}.',
    },
  },
  {
    code: 'join-needs-text',
    types: ['TypeError'],
    pattern: /^sequence item \d+: expected str instance, (?<valueType>\w+) found/,
    text: {
      en: '`join` puts texts together, and there is {valueType} among them. Turn each item into text with `str(…)`.',
      fr: '`join` assemble des textes, et il y a {valueType} parmi eux. Change chaque élément en texte avec `str(…)`.',
    },
  },
  {
    code: 'cannot-be-key',
    types: ['TypeError'],
    pattern: /^unhashable type: '(?<valueType>.+?)'/,
    text: {
      en: '{valueType} can’t be a key of a dictionary or an item of a set, because it can change.',
      fr: 'On ne peut pas utiliser {valueType} comme clé d’un dictionnaire ou élément d’un ensemble, car son contenu peut changer.',
    },
  },
  {
    code: 'wrong-kind',
    types: ['TypeError'],
    text: {
      en: 'A value here isn’t of the right kind. The last line of the details says which.',
      fr: 'Une valeur ici n’est pas du genre qu’il faut. La dernière ligne des détails dit laquelle.',
    },
  },
]);
