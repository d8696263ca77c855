import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];
const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const TEXT = `"[^"]*"|'[^']*'`;
const INNER = String.raw`\((?:[^()"']|${TEXT})*\)`;
/** Code in which every bracket is closed, to a depth of two. */
const CLOSED = String.raw`(?:[^()"']|${TEXT}|\((?:[^()"']|${TEXT}|${INNER})*\))*`;

/** How beginners misspell words that Python knows, when nothing else can be meant. */
const MISSPELLINGS = {
  while: 'whil|whille|wihle|wile|whlie',
  for: 'fro|fr|ofr|foor',
  import: 'inport|improt|imort|ipmort|impor',
  from: 'form',
  def: 'dfe|fed|deff',
  return: 'retrun|reutrn|retun|returne',
  else: 'esle|els|elese',
  if: 'fi|iff',
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

/** Slips of writing that Python itself words too generally. `line` is what the learner has written. */
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
      en: '`{character}` is a quotation mark of printed texts. Python needs straight ones: delete it and type `"` yourself.',
      fr: '`{character}` est un guillemet des textes imprimés. Python en veut des droits : efface-le et tape `"` toi-même.',
    },
  },
  {
    code: 'typographic-dash',
    types: SYNTAX,
    pattern: /^invalid (?:non-printable )?character '(?<character>[‐‑‒–—−])'/,
    text: {
      en: '`{character}` is a dash of printed texts, which looks like a minus. Delete it and type `-` yourself.',
      fr: '`{character}` est un tiret des textes imprimés, qui ressemble à un moins. Efface-le et tape `-` toi-même.',
    },
  },
  {
    code: 'mathematical-sign',
    types: SYNTAX,
    pattern: /^invalid character '(?<character>[×÷≤≥≠²³√])'/,
    text: {
      en: 'Python does not know the sign `{character}`. It writes `*` for times, `/` for divided by, `<=`, `>=`, `!=` for comparisons and `**` for powers.',
      fr: 'Python ne connaît pas le signe `{character}`. Il écrit `*` pour multiplier, `/` pour diviser, `<=`, `>=`, `!=` pour comparer et `**` pour les puissances.',
    },
  },
  {
    code: 'semicolon-for-colon',
    types: SYNTAX,
    line: /^\s*(?:if|elif|else|for|while|def|class|try|with|except|finally)\b.*;\s*$/,
    text: {
      en: 'This line ends with a semicolon `;`. It needs a colon `:`.',
      fr: 'Cette ligne se termine par un point-virgule `;`. Il lui faut deux-points `:`.',
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
      en: 'Parameters are separated by commas: `def add(a, b):`.',
      fr: 'Les paramètres se séparent par des virgules : `def ajoute(a, b):`.',
    },
  },
  {
    code: 'equals-in-dictionary',
    types: SYNTAX,
    line: /\{\s*(?:'[^']*'|"[^"]*"|\w+)\s*=(?!=)/,
    text: {
      en: 'In a dictionary, a colon stands between key and value, not `=`: `{"a": 1}`.',
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
      en: 'A name cannot contain `-`, which means minus. Use an underscore: `{first}_{second}`.',
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
      en: 'A name cannot contain a space. Use an underscore: `{first}_{second}`.',
      fr: 'Un nom ne peut pas contenir d’espace. Utilise le tiret bas : `{first}_{second}`.',
    },
  },
  {
    code: 'comparison-turned-round',
    types: SYNTAX,
    line: /(?<sign>=>|=<|=!|<>|= =|! =|> =|< =)/,
    text: {
      en: '`{sign}` is no sign of Python. It compares with `>=`, `<=`, `!=` and `==`, written without a space.',
      fr: '`{sign}` n’est pas un signe de Python. Il compare avec `>=`, `<=`, `!=` et `==`, écrits sans espace.',
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
      en: 'A whole number does not start with 0. Remove the zeros in front, or put the digits in quotation marks if they are no number, such as a postcode.',
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
      en: 'After `import` stands what is to be used: `import math`, or `from math import sqrt`.',
      fr: 'Après `import`, on écrit ce qu’on veut utiliser : `import math`, ou `from math import sqrt`.',
    },
  },
  {
    code: 'else-without-if',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^\s*(?<word>elif|else|except|finally)\b.*:\s*(?:#.*)?$/,
    text: {
      en: 'This `{word}` belongs to nothing. Its `if` (or `try`, or loop) must stand above it at the same indentation, with nothing else in between.',
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
      en: 'Parameters that have a value of their own (`size=1`) come after those that have none.',
      fr: 'Les paramètres qui ont une valeur par défaut (`taille=1`) viennent après ceux qui n’en ont pas.',
    },
  },
  {
    code: 'parameter-twice',
    types: SYNTAX,
    pattern: /^duplicate (?:argument|parameter) '(?<name>.+?)'/,
    text: {
      en: 'Two parameters are called `{name}`. Give each of them a name of its own.',
      fr: 'Deux paramètres s’appellent `{name}`. Donne à chacun son propre nom.',
    },
  },
  {
    code: 'global-too-late',
    types: SYNTAX,
    pattern:
      /^name '(?<name>.+?)' is (?:used|assigned to|parameter) (?:prior to|before|and) global/,
    text: {
      en: '`global {name}` must be the first line of the function, before `{name}` is used.',
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
      en: 'Something is missing at the end of this line: after the last sign a value is expected.',
      fr: 'Il manque quelque chose à la fin de cette ligne : après le dernier signe, une valeur est attendue.',
    },
  },
  {
    code: 'bracket-open-at-colon',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: new RegExp(String.raw`^\s*(?:if|elif|while|for)\b${CLOSED}\(${CLOSED}:\s*(?:#.*)?$`),
    text: {
      en: 'A bracket `(` is opened in this line and not closed before the colon.',
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
      en: 'A text stands in quotation marks: `print("Hello you")`.',
      fr: 'Un texte s’écrit entre guillemets : `print("Salut toi")`.',
    },
  },
]);
