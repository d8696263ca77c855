import type { Bilingual } from '@codivia/contract/api/language';
import { LIMIT_RULES } from './limit-rules.ts';
import { MODEL_RULES } from './model-rules.ts';
import { P5_ERROR_RULES } from './p5-error-rules.ts';
import { SCOPE_RULES } from './scope-rules.ts';
import { SLIP_RULES } from './slip-rules.ts';
import { SYNTAX_RULES } from './syntax-rules.ts';

/**
 * One kind of error, as browsers word it and as a learner reads it. The groups of `pattern` fill the
 * `{places}` of the texts. Code is between backticks.
 */
interface ErrorRule<Code extends string> {
  code: Code;
  names: readonly string[];
  pattern: RegExp;
  text: Bilingual;
}

function rules<const Code extends string>(list: readonly ErrorRule<Code>[]) {
  return list;
}

/** The errors that are explained; the first matching rule gives the text. Chromium, Firefox and Safari differ. */
export const ERROR_RULES = rules([
  ...P5_ERROR_RULES,
  ...SCOPE_RULES,
  ...SLIP_RULES,
  ...LIMIT_RULES,
  ...MODEL_RULES,
  {
    code: 'not-defined',
    names: ['ReferenceError'],
    pattern: /^(?:Can't find variable: )?(?<name>\S+?)(?: is not defined)?$/,
    text: {
      en: 'Nobody knows `{name}` here. Check the spelling, capital letters included; or it has not been created with `let`, `const` or `function` yet.',
      fr: 'Personne ne connaît `{name}` ici. Vérifie l’orthographe, majuscules comprises ; ou bien ce nom n’a pas encore été créé avec `let`, `const` ou `function`.',
    },
  },
  {
    code: 'used-too-early',
    names: ['ReferenceError'],
    pattern: /(?:access|lexical declaration) '(?<name>[^']+)'/,
    text: {
      en: '`{name}` is used before the line that creates it. Move that line further up.',
      fr: '`{name}` est utilisé avant la ligne qui le crée. Remonte cette ligne plus haut.',
    },
  },
  {
    code: 'several-elements',
    names: ['TypeError'],
    pattern:
      /(?:getElementsBy\w+|querySelectorAll)\(.*\)\.\w+ is not a function|^[\w$]+\.addEventListener is not a function/,
    text: {
      en: 'This finds several elements, and this works on only one. Take one with `[0]`, or all in a loop: `for (const one of elements)`.',
      fr: 'Ici, tu trouves plusieurs éléments, et ceci ne marche que sur un seul. Prends-en un avec `[0]`, ou tous dans une boucle : `for (const un of elements)`.',
    },
  },
  {
    code: 'not-a-function',
    names: ['TypeError'],
    pattern: /^(?<name>\S+) is not a function/,
    text: {
      en: '`{name}` can’t be called: it isn’t a function. Check its spelling, or remove the parentheses.',
      fr: '`{name}` ne peut pas être appelé : ce n’est pas une fonction. Vérifie son orthographe, ou enlève les parenthèses.',
    },
  },
  {
    code: 'nothing-there',
    names: ['TypeError'],
    pattern:
      /(?:properties of|property [^ ]+ of) (?<what>null|undefined)[^(]*(?:\((?:reading|setting) '(?<name>[^']+)'\))?/,
    text: {
      en: 'You’re asking for `{name}` of something that’s empty (`{what}`). Often the element was not found, or the variable has no value yet.',
      fr: 'Tu demandes `{name}` à quelque chose de vide (`{what}`). Souvent, l’élément n’a pas été trouvé ou la variable n’a pas encore de valeur.',
    },
  },
  {
    code: 'nothing-there',
    names: ['TypeError'],
    pattern: /^(?<name>\S+) is (?<what>null|undefined)/,
    text: {
      en: '`{name}` is empty (`{what}`). Often the element was not found, or the variable has no value yet.',
      fr: '`{name}` est vide (`{what}`). Souvent, l’élément n’a pas été trouvé ou la variable n’a pas encore de valeur.',
    },
  },
  {
    code: 'class-without-new',
    names: ['TypeError'],
    pattern:
      /^Class constructor (?<name>\w+) cannot be invoked without 'new'|^class constructors must be invoked with 'new'|^Cannot call a class constructor/,
    text: {
      en: 'A class makes an object with the word `new` before its name: `new Ball()`.',
      fr: 'Une classe crée un objet avec le mot `new` devant son nom : `new Ball()`.',
    },
  },
  {
    code: 'constant',
    names: ['TypeError'],
    pattern: /^Assignment to constant|invalid assignment to const|readonly property/,
    text: {
      en: 'A `const` keeps its first value for good. Create it with `let` if it needs to change.',
      fr: 'Une `const` garde sa première valeur pour toujours. Crée-la avec `let` si elle doit changer.',
    },
  },
  {
    code: 'not-iterable',
    names: ['TypeError'],
    pattern: /^(?<name>.+?) is not iterable/,
    text: {
      en: '`{name}` isn’t a list, so you can’t go through it one by one.',
      fr: '`{name}` n’est pas une liste : on ne peut pas la parcourir élément par élément.',
    },
  },
  {
    code: 'no-network',
    names: ['TypeError'],
    pattern: /^(?:Failed to fetch|NetworkError|Load failed)/,
    text: {
      en: 'The preview has no internet access: `fetch` only reaches the files of your project. In a saved page, it reaches the internet too.',
      fr: 'L’aperçu n’a pas accès à internet : `fetch` n’atteint que les fichiers de ton projet. Dans une page enregistrée, il atteint aussi internet.',
    },
  },
  {
    code: 'too-deep',
    names: ['RangeError', 'InternalError'],
    pattern: /call stack|too much recursion/,
    text: {
      en: 'A function calls itself again and again without end. It needs a condition that makes it stop.',
      fr: 'Une fonction s’appelle elle-même sans fin. Il lui faut une condition pour s’arrêter.',
    },
  },
  ...SYNTAX_RULES,
]);

/** The kinds of errors that are explained. */
export type ScriptErrorCode = (typeof ERROR_RULES)[number]['code'];
