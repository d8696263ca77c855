import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];
const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const TEXT = `"[^"]*"|'[^']*'`;
const INNER = String.raw`\((?:[^()"']|${TEXT})*\)`;
/** Code in which every bracket is closed, to a depth of two. */
const CLOSED = String.raw`(?:[^()"']|${TEXT}|\((?:[^()"']|${TEXT}|${INNER})*\))*`;

/** Frequent misspellings of words that Python knows, when nothing else can be meant. */
const MISSPELLINGS = {
  while: 'whil|whille|wihle|wile|whlie',
  for: 'fro|fr|ofr|foor',
  import: 'inport|improt|imort|ipmort|impor',
  from: 'form',
  def: 'dfe|fed|deff',
  return: 'retrun|reutrn|retun|returne',
  else: 'esle|els|elese',
  if: 'fi|iff|is',
  class: 'calss|clas',
  try: 'tyr',
  except: 'excpet|exept',
  with: 'wiht',
};

const MISSPELT_KEYWORDS = rules(
  Object.entries(MISSPELLINGS).map(([keyword, slips]) => ({
    code: `misspelt-${keyword}` as const,
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*(?<word>${slips})(?=\s+[\w(]|\s*:)`),
    text: {
      en: `\`{word}\` looks misspelt. Do you mean \`${keyword}\`?`,
      fr: `\`{word}\` semble mal écrit. Tu veux dire \`${keyword}\` ?`,
    },
  })),
);

/** Syntax errors that Python itself words too generally. `line` is the line that the learner has written. */
export const WRITING_RULES = rules([
  {
    code: 'apostrophe-ends-text',
    types: SYNTAX,
    pattern: /^unterminated string literal|^invalid syntax|^unterminated f-string literal/,
    line: /'[^'"]*\p{L}'\p{L}/u,
    text: {
      en: 'The apostrophe ends the text that began with `\'`. Put double quotes around it: `"It\'s me"`.',
      fr: 'L’apostrophe termine le texte qui commençait par `\'`. Mets des guillemets doubles autour : `"J\'ai faim"`.',
    },
  },
  {
    code: 'typographic-quote',
    types: SYNTAX,
    pattern: /^invalid character '(?<character>[“”„«»‘’‚‹›])'/,
    text: {
      en: '`{character}` is a curly quotation mark, as in printed texts. Python needs straight ones: delete it and type `"` yourself.',
      fr: '`{character}` est un guillemet des textes imprimés. Python en veut des droits : efface-le et tape `"` toi-même.',
    },
  },
  {
    code: 'typographic-dash',
    types: SYNTAX,
    pattern: /^invalid (?:non-printable )?character '(?<character>[‐‑‒–—−])'/,
    text: {
      en: '`{character}` is a dash, as in printed texts, which looks like a minus. Delete it and type `-` yourself.',
      fr: '`{character}` est un tiret des textes imprimés, qui ressemble à un moins. Efface-le et tape `-` toi-même.',
    },
  },
  {
    code: 'mathematical-sign',
    types: SYNTAX,
    pattern: /^invalid character '(?<character>[×÷≤≥≠²³√])'/,
    text: {
      en: 'Python doesn’t know the symbol `{character}`. It writes `*` for times, `/` for divided by, `<=`, `>=`, `!=` for comparisons and `**` for powers.',
      fr: 'Python ne connaît pas le symbole `{character}`. Il écrit `*` pour multiplier, `/` pour diviser, `<=`, `>=`, `!=` pour comparer et `**` pour les puissances.',
    },
  },
  {
    code: 'semicolon-for-colon',
    types: SYNTAX,
    line: /^\s*(?:if|elif|else|for|while|def|class|try|with|except|finally)\b(?:.*;\s*$|[^:#"']*;)/,
    text: {
      en: 'This line has a semicolon `;` where it needs a colon `:`.',
      fr: 'Cette ligne a un point-virgule `;` là où il lui faut deux-points `:`.',
    },
  },
  {
    code: 'condition-missing',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^\s*(?<word>if|elif|while)\s*:/,
    text: {
      en: '`{word}` needs a condition before its colon: `{word} x > 3:`. For everything that’s left, write `else:`.',
      fr: '`{word}` a besoin d’une condition avant ses deux-points : `{word} x > 3:`. Pour tout ce qui reste, écris `else:`.',
    },
  },
  {
    code: 'loop-without-things',
    types: SYNTAX,
    line: /^\s*for\s*:/,
    text: {
      en: '`for` needs to know what it goes through: `for i in range(5):`.',
      fr: '`for` doit savoir ce qu’il parcourt : `for i in range(5):`.',
    },
  },
  {
    code: 'walrus-for-equals',
    types: SYNTAX,
    line: new RegExp(String.raw`^\s*(?<name>${NAME})\s*:=`, 'u'),
    text: {
      en: 'A variable gets its value with `=` alone: `{name} = …`.',
      fr: 'Une variable reçoit sa valeur avec `=` tout seul : `{name} = …`.',
    },
  },
  {
    code: 'backquote',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^(?:[^"'#`]|"[^"]*"|'[^']*')*`/,
    text: {
      en: 'The slanted mark (backquote) on this line means nothing in Python. A text goes between straight quotation marks: `"hello"`.',
      fr: 'L’accent grave tout seul de cette ligne ne veut rien dire en Python. Un texte se met entre guillemets droits : `"salut"`.',
    },
  },
  {
    code: 'dot-before-brackets',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`(?<name>${NAME})\.\(`, 'u'),
    text: {
      en: 'There’s no dot between a function and its brackets: `{name}(…)`.',
      fr: 'Il n’y a pas de point entre une fonction et ses parenthèses : `{name}(…)`.',
    },
  },
  {
    code: 'square-brackets-around-for',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /(?<name>(?:sum|max|min|any|all|list|set|tuple|sorted|len|print))\[[^\]]*\sfor\s/u,
    text: {
      en: 'Call a function with round brackets: `{name}(…)`, not `{name}[…]`.',
      fr: 'Une fonction s’appelle avec des parenthèses : `{name}(…)`, pas `{name}[…]`.',
    },
  },
  {
    code: 'half-condition',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /\b(?<joint>and|or)\s*(?:[<>]=?|[!=]=)/,
    text: {
      en: 'There has to be a whole condition on both sides of `{joint}`: `x > 2 {joint} x < 5`.',
      fr: 'Des deux côtés de `{joint}`, il faut une condition entière : `x > 2 {joint} x < 5`.',
    },
  },
  {
    code: 'colon-before-statement',
    types: SYNTAX,
    pattern: /^invalid syntax|^expected ':'/,
    line: /^\s*(?<word>if|elif|while|for)\b[^:"'#]*[\w)\]]\s+(?<second>print|return|break|continue|pass)\b/,
    text: {
      en: 'Before `{second}`, this `{word}` needs a colon `:`. What it does goes below, indented.',
      fr: 'Avant `{second}`, ce `{word}` a besoin de deux-points `:`. Ce qu’il fait se met en dessous, décalé.',
    },
  },
  {
    code: 'two-statements',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^\s*(?!(?:if|elif|else|while|for|def|class|with)\b)[^#]*[\w)\]"'][ \t]+(?<second>print|input)\s*\(/,
    text: {
      en: 'There are two instructions on one line. Start a new line before `{second}`.',
      fr: 'Deux instructions se suivent sur une seule ligne. Va à la ligne avant `{second}`.',
    },
  },
  {
    code: 'semicolon-for-comma',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /[([][^\])"';]*;[^\])"']*[\])]/,
    text: {
      en: 'Between the brackets, separate values with commas `,`, not semicolons `;`.',
      fr: 'Entre les parenthèses ou les crochets, les valeurs se séparent par des virgules `,`, pas par des points-virgules `;`.',
    },
  },
  {
    code: 'import-with-brackets',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*(?:from\s+\S+\s+)?import\s+(?<name>${NAME})\s*\(`, 'u'),
    text: {
      en: 'An import only names what you use, without brackets: `{name}`. The brackets come where you call it.',
      fr: 'Un import ne fait que nommer ce qu’on utilise, sans parenthèses : `{name}`. Elles viennent là où on l’appelle.',
    },
  },
  {
    code: 'return-in-lambda',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /\blambda\b[^:]*:\s*return\b/,
    text: {
      en: 'A `lambda` returns its value by itself, without `return`: `lambda x: x * 2`.',
      fr: 'Une `lambda` renvoie sa valeur toute seule, sans `return` : `lambda x: x * 2`.',
    },
  },
  {
    code: 'with-without-as',
    types: SYNTAX,
    line: new RegExp(String.raw`^\s*with\s.*\)\s+(?!as\b)(?<name>${NAME})\s*:`, 'u'),
    text: {
      en: 'The word `as` is missing before `{name}`: `with open("notes.txt") as {name}:`.',
      fr: 'Il manque le mot `as` avant `{name}` : `with open("notes.txt") as {name}:`.',
    },
  },
  {
    code: 'global-with-value',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*global\s+(?<name>${NAME})\s*=`, 'u'),
    text: {
      en: '`global {name}` goes on a line of its own. The value comes on the next line: `{name} = …`.',
      fr: '`global {name}` se met seul sur sa ligne. La valeur vient à la ligne suivante : `{name} = …`.',
    },
  },
  {
    code: 'loop-without-in',
    types: SYNTAX,
    pattern: /^invalid syntax|^'in' expected/,
    line: new RegExp(String.raw`\bfor\s+(?<name>${NAME})\s+(?!in\b)(?:range|${NAME})\b`, 'u'),
    text: {
      en: 'The word `in` is missing: `for {name} in …`.',
      fr: 'Il manque le mot `in` : `for {name} in …`.',
    },
  },
  {
    code: 'function-without-brackets',
    types: SYNTAX,
    pattern: /^expected '\('/,
    line: new RegExp(String.raw`^\s*def\s+(?<name>${NAME})`, 'u'),
    text: {
      en: 'Brackets are missing after the name of the function, even when it takes nothing: `def {name}():`.',
      fr: 'Il manque les parenthèses après le nom de la fonction, même si elle ne prend rien : `def {name}():`.',
    },
  },
  {
    code: 'parameters-without-comma',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*def\s+${NAME}\s*\([^)]*${NAME}\s+${NAME}`, 'u'),
    text: {
      en: 'Separate parameters with commas: `def add(a, b):`.',
      fr: 'Les paramètres se séparent par des virgules : `def ajoute(a, b):`.',
    },
  },
  {
    code: 'equals-in-dictionary',
    types: SYNTAX,
    line: /\{\s*(?:'[^']*'|"[^"]*"|\w+)\s*=(?!=)/,
    text: {
      en: 'In a dictionary, a colon goes between key and value, not `=`: `{"a": 1}`.',
      fr: 'Dans un dictionnaire, deux-points séparent la clé de la valeur, pas `=` : `{"a": 1}`.',
    },
  },
  {
    code: 'key-without-value',
    types: SYNTAX,
    pattern: /^':' expected after dictionary key|^expression expected after dictionary key/,
    text: {
      en: 'In a dictionary each key needs a colon and a value: `{"a": 1, "b": 2}`.',
      fr: 'Dans un dictionnaire, chaque clé demande deux-points et une valeur : `{"a": 1, "b": 2}`.',
    },
  },
  {
    code: 'hyphen-in-name',
    types: SYNTAX,
    pattern: /^cannot assign to expression/,
    line: new RegExp(String.raw`^\s*(?<first>${NAME})-(?<second>${NAME})\s*=(?!=)`, 'u'),
    text: {
      en: 'A name can’t contain `-`, which means minus. Use an underscore: `{first}_{second}`.',
      fr: 'Un nom ne peut pas contenir `-`, qui veut dire moins. Utilise le tiret bas : `{first}_{second}`.',
    },
  },
  {
    code: 'space-in-name',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(
      String.raw`^\s*(?!(?:import|from|def|class|if|elif|while|for|return|print|not|del|global|with|lambda|assert|raise|whille|retrun)\b)(?<first>${NAME})\s+(?<second>${NAME})\s*=(?!=)`,
      'u',
    ),
    text: {
      en: 'A name can’t contain a space. Use an underscore: `{first}_{second}`.',
      fr: 'Un nom ne peut pas contenir d’espace. Utilise le tiret bas : `{first}_{second}`.',
    },
  },
  {
    code: 'comparison-turned-round',
    types: SYNTAX,
    line: /(?<sign>===|!==|![<>]|=>|=<|=!|<>|= =|! =|> =|< =)/,
    text: {
      en: '`{sign}` doesn’t exist in Python. It compares with `>=`, `<=`, `!=` and `==`, written without a space.',
      fr: '`{sign}` n’existe pas en Python. Pour comparer, il y a `>=`, `<=`, `!=` et `==`, écrits sans espace.',
    },
  },
  {
    code: 'try-without-except',
    types: SYNTAX,
    pattern: /^expected 'except' or 'finally' block/,
    text: {
      en: 'A `try:` needs an `except:` below it, at the same indentation, which says what to do when something goes wrong.',
      fr: 'Un `try:` demande un `except:` plus bas, au même décalage, qui dit quoi faire en cas d’erreur.',
    },
  },
  {
    code: 'leading-zero',
    types: SYNTAX,
    pattern: /^leading zeros in decimal integer/,
    text: {
      en: 'A whole number can’t start with 0. Remove the zeros in front, or put the digits in quotation marks if they aren’t a number, such as a postcode.',
      fr: 'Un nombre entier ne commence pas par 0. Enlève les zéros de devant, ou mets les chiffres entre guillemets s’ils ne sont pas un nombre, comme un code postal.',
    },
  },
  {
    code: 'import-turned-round',
    types: SYNTAX,
    line: new RegExp(String.raw`^\s*import\s+(?<what>[\w, ]+?)\s+from\s+(?<module>${NAME})`, 'u'),
    text: {
      en: 'The order is the other way round: `from {module} import {what}`.',
      fr: 'L’ordre est inversé : `from {module} import {what}`.',
    },
  },
  {
    code: 'import-of-nothing',
    types: SYNTAX,
    pattern: /^Expected one or more names after 'import'/,
    text: {
      en: 'After `import`, write what you want to use: `import math`, or `from math import sqrt`.',
      fr: 'Après `import`, on écrit ce qu’on veut utiliser : `import math`, ou `from math import sqrt`.',
    },
  },
  {
    code: 'else-without-if',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^\s*(?<word>elif|else|except|finally)\b.*:\s*(?:#.*)?$/,
    text: {
      en: 'This `{word}` doesn’t belong to anything. Its `if` (or `try`, or loop) has to be above it at the same indentation, with nothing else in between.',
      fr: 'Ce `{word}` ne dépend de rien. Son `if` (ou `try`, ou sa boucle) doit se trouver au-dessus, au même décalage, sans rien d’autre entre les deux.',
    },
  },
  {
    code: 'choice-without-else',
    types: SYNTAX,
    pattern: /^expected 'else' after 'if' expression/,
    text: {
      en: 'A choice on one line says both cases: `"yes" if x > 3 else "no"`.',
      fr: 'Un choix sur une seule ligne dit les deux cas : `"oui" if x > 3 else "non"`.',
    },
  },
  {
    code: 'named-value-first',
    types: SYNTAX,
    pattern: /^positional argument follows keyword argument/,
    text: {
      en: 'Values without a name come first between the brackets, those with a name (`end=""`) after them.',
      fr: 'Entre les parenthèses, les valeurs sans nom viennent d’abord, celles qui ont un nom (`end=""`) ensuite.',
    },
  },
  {
    code: 'parameter-order',
    types: SYNTAX,
    pattern: /^parameter without a default follows parameter with a default/,
    text: {
      en: 'Parameters with a default value (`size=1`) come after those without one.',
      fr: 'Les paramètres qui ont une valeur par défaut (`taille=1`) viennent après ceux qui n’en ont pas.',
    },
  },
  {
    code: 'parameter-twice',
    types: SYNTAX,
    pattern: /^duplicate (?:argument|parameter) '(?<name>.+?)'/,
    text: {
      en: 'Two parameters are called `{name}`. Give each one its own name.',
      fr: 'Deux paramètres s’appellent `{name}`. Donne à chacun son propre nom.',
    },
  },
  {
    code: 'global-too-late',
    types: SYNTAX,
    pattern:
      /^name '(?<name>.+?)' is (?:used|assigned to|parameter) (?:prior to|before|and) global/,
    text: {
      en: '`global {name}` has to be the first line of the function, before `{name}` is used.',
      fr: '`global {name}` doit être la première ligne de la fonction, avant que `{name}` serve.',
    },
  },
  ...MISSPELT_KEYWORDS,
  {
    code: 'unfinished-line',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /(?:[+*/%=<>]|(?<!-)-|\b(?:and|or|not|in|if|is))\s*(?:#.*)?$/,
    text: {
      en: 'Something is missing at the end of this line: after the last symbol, a value is expected.',
      fr: 'Il manque quelque chose à la fin de cette ligne : après le dernier symbole, Python attend une valeur.',
    },
  },
  {
    code: 'bracket-open-at-colon',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*(?:if|elif|while|for)\b${CLOSED}\(${CLOSED}:\s*(?:#.*)?$`),
    text: {
      en: 'A bracket `(` is opened on this line and not closed before the colon.',
      fr: 'Une parenthèse `(` est ouverte dans cette ligne et n’est pas refermée avant les deux-points.',
    },
  },
  {
    code: 'words-without-quotes',
    types: SYNTAX,
    pattern: /^invalid syntax\. Perhaps you forgot a comma/,
    line: new RegExp(
      String.raw`\b(?:print|input)\s*\(\s*${NAME}(?:\s+${NAME})+\s*[!?.:]*\s*\)`,
      'u',
    ),
    text: {
      en: 'A text goes in quotation marks: `print("Hello you")`.',
      fr: 'Un texte s’écrit entre guillemets : `print("Salut toi")`.',
    },
  },
]);
