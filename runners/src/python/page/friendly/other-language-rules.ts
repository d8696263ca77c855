import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];

/**
 * Rules for code of another programming language, and commands of a terminal or a notebook. `line` is the line that the
 * learner has written.
 */
export const OTHER_LANGUAGE_RULES = rules([
  {
    code: 'prompt-pasted',
    types: SYNTAX,
    line: /^\s*(?<prompt>>>>|\.\.\. |\$ )/,
    text: {
      en: '`{prompt}` comes from the place this was copied from and isn’t part of the program. Delete it at the start of each line.',
      fr: '`{prompt}` vient de l’endroit où c’était affiché et ne fait pas partie du programme. Efface-le au début de chaque ligne.',
    },
  },
  {
    code: 'install-command',
    types: SYNTAX,
    line: /^\s*[!%]?\s*(?:python3? -m )?pip3? install\b/,
    text: {
      en: '`pip install` is a command for a terminal, not Python. You can’t install anything here: `import` is enough for what’s available, such as `numpy`, `matplotlib` and `sklearn`.',
      fr: '`pip install` est une commande de terminal, pas du Python. Ici, rien ne s’installe : `import` suffit pour ce qui est disponible, comme `numpy`, `matplotlib` et `sklearn`.',
    },
  },
  {
    code: 'terminal-command',
    types: SYNTAX,
    line: /^\s*(?:[A-Z]:\\[^>]*>)?\s*(?<word>python3?|py|cd|conda|npm|git|brew|sudo|apt|apt-get|mkdir)\s+[-\w.~/\\]/,
    text: {
      en: '`{word}` is a command for a terminal, not Python. Delete this line: the Run button starts the program.',
      fr: '`{word}` est une commande de terminal, pas du Python. Efface cette ligne : le bouton Exécuter lance le programme.',
    },
  },
  {
    code: 'notebook-prompt',
    types: [...SYNTAX, 'NameError'],
    line: /^\s*(?<prompt>(?:In|Out) ?\[\d*\]:)/,
    text: {
      en: '`{prompt}` is what a notebook writes in front of a cell and isn’t part of the program. Delete it.',
      fr: '`{prompt}` est ce qu’un notebook écrit devant une cellule et ne fait pas partie du programme. Efface-le.',
    },
  },
  {
    code: 'help-of-notebooks',
    types: SYNTAX,
    line: /^\s*(?:\?{1,2}(?<before>[\w.]+)|(?<after>[\w.]+)\?{1,2})\s*$/,
    text: {
      en: 'A question mark asks for help in notebooks. In Python, `help(…)` prints what a function does.',
      fr: 'Le point d’interrogation demande de l’aide dans un notebook. En Python, `help(…)` affiche ce que fait une fonction.',
    },
  },
  {
    code: 'notebook-command',
    types: SYNTAX,
    line: /^\s*(?<sign>%%?(?=\w)|!(?=(?:pip|ls|cd|apt|wget|curl|git|python|mkdir|cat)\b))/,
    text: {
      en: 'Lines that start with `{sign}` are commands of notebooks, not Python. Delete this line.',
      fr: 'Les lignes qui commencent par `{sign}` sont des commandes de notebook, pas du Python. Efface cette ligne.',
    },
  },
  {
    code: 'await-outside-function',
    types: SYNTAX,
    pattern: /^'(?:await|async for|async with)' outside (?:async )?function/,
    text: {
      en: '`await` only works inside a function that starts with `async def`. Call that function with `asyncio.run(…)`.',
      fr: '`await` ne marche que dans une fonction qui commence par `async def`. Lance cette fonction avec `asyncio.run(…)`.',
    },
  },
  {
    code: 'else-if',
    types: SYNTAX,
    line: /^\s*(?<words>else\s+if|elseif|elsif|elif\s+if)\b/,
    text: {
      en: 'In Python, `{words}` is written as one word: `elif`, then the condition and a colon.',
      fr: 'En Python, `{words}` s’écrit en un mot : `elif`, puis la condition et deux-points.',
    },
  },
  {
    code: 'counting-loop-of-others',
    types: SYNTAX,
    line: /^\s*for\s*\(.*[;=].*\)|^\s*for\s+\w+\s*=/,
    text: {
      en: 'This loop is written as in another language. In Python, you count with `for i in range(5):`.',
      fr: 'Cette boucle est écrite comme dans un autre langage. En Python, pour compter : `for i in range(5):`.',
    },
  },
  {
    code: 'loop-with-each',
    types: SYNTAX,
    line: /^\s*(?:for\s*each|foreach)\b/,
    text: {
      en: 'Python doesn’t need `each`: write `for item in items:`.',
      fr: 'Python se passe de `each` : écris `for element in liste:`.',
    },
  },
  {
    code: 'plus-plus',
    types: SYNTAX,
    line: /(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<sign>\+\+|--)\s*(?:[;)]|$)/u,
    text: {
      en: '`{sign}` doesn’t exist in Python. To change `{name}` by one, write `{name} += 1` or `{name} -= 1`.',
      fr: '`{sign}` n’existe pas en Python. Pour changer `{name}` de un, écris `{name} += 1` ou `{name} -= 1`.',
    },
  },
  {
    code: 'and-or-not-in-words',
    types: SYNTAX,
    line: /^(?:[^"'#]|"[^"]*"|'[^']*')*?(?<sign>&&|\|\||(?<!=\s?)!(?![=<>]))/,
    text: {
      en: '`{sign}` doesn’t exist in Python. Join conditions with the words `and`, `or` and `not`.',
      fr: '`{sign}` n’existe pas en Python. Les conditions se relient avec les mots `and`, `or` et `not`.',
    },
  },
  {
    code: 'then-after-condition',
    types: SYNTAX,
    line: /^\s*(?:if|elif|while)\b.*\b(?<word>then|do|alors)\b/,
    text: {
      en: 'Python doesn’t need `{word}`: the line ends with a colon `:`, and what belongs to it is indented below.',
      fr: 'Python se passe de `{word}` : la ligne se termine par deux-points `:`, et ce qui en dépend est décalé en dessous.',
    },
  },
  {
    code: 'declared-variable',
    types: SYNTAX,
    line: /^\s*(?<word>var|let|const|auto|final|int|float|str|string|String|bool|boolean|char|long|double)\s+(?<name>[\p{L}_]\w*)\s*=/u,
    text: {
      en: 'In Python, a variable doesn’t need `{word}`: write its name, `=` and its value, as in `{name} = …`.',
      fr: 'En Python, une variable se passe de `{word}` : écris son nom, `=` et sa valeur, comme `{name} = …`.',
    },
  },
  {
    code: 'function-of-others',
    types: SYNTAX,
    line: /^\s*(?<word>function|func|fn|void|public|private|fonction|define)\s+\w+/,
    text: {
      en: 'Python’s functions start with `def` and end their first line with a colon: `def name():`.',
      fr: 'Les fonctions de Python commencent par `def`, et leur première ligne se termine par deux-points : `def nom():`.',
    },
  },
  {
    code: 'switch-of-others',
    types: SYNTAX,
    line: /^\s*(?:switch|select)\b/,
    text: {
      en: 'Python has no `switch`. Use `if`, `elif` and `else`, or `match`.',
      fr: 'Python n’a pas de `switch`. Utilise `if`, `elif` et `else`, ou `match`.',
    },
  },
  {
    code: 'braces-for-blocks',
    types: SYNTAX,
    pattern: /^invalid syntax|^'\{' was never closed|^expected ':'/,
    line: /^\s*(?:\}\s*)?(?:if|elif|else|for|while|def|class)\b.*\{\s*$/,
    text: {
      en: 'Python groups lines by their indentation, not with braces `{}`. End this line with a colon `:` and indent what belongs to it.',
      fr: 'Python regroupe les lignes par leur décalage, pas avec des accolades `{}`. Termine cette ligne par deux-points `:` et décale ce qui en dépend.',
    },
  },
  {
    code: 'name-of-notebooks',
    types: ['NameError'],
    pattern: /^name '(?<name>get_ipython|display)' is not defined/,
    text: {
      en: '`{name}` only exists in notebooks. In a program, `print(…)` shows something.',
      fr: '`{name}` n’existe que dans les notebooks. Dans un programme, `print(…)` affiche quelque chose.',
    },
  },
  {
    code: 'name-of-other-language',
    types: ['NameError'],
    pattern:
      /^name '(?<name>null|nil|undefined|console|System|Console|document|alert|printf|puts|echo|cout|NULL|Nil)' is not defined/,
    text: {
      en: '`{name}` belongs to another language. In Python, nothing is `None`, and `print(…)` shows something.',
      fr: '`{name}` appartient à un autre langage. En Python, rien s’écrit `None`, et `print(…)` affiche quelque chose.',
    },
  },
]);
