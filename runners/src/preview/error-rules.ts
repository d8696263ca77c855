import type { Bilingual } from '@codivia/contract/language';
import { P5_ERROR_RULES } from './p5-error-rules.ts';
import { SCOPE_RULES } from './scope-rules.ts';
import { SLIP_RULES } from './slip-rules.ts';

/**
 * One kind of error, as browsers word it and as a learner reads it. The groups of `pattern` fill the
 * `{places}` of the texts. Code is between backticks.
 */
interface ErrorRule<Code extends string> {
  code: Code;
  names: readonly string[];
  pattern: RegExp;
  say: Bilingual;
}

function rules<const Code extends string>(list: readonly ErrorRule<Code>[]) {
  return list;
}

/** The errors that are explained; the first that fits is said. Chromium, Firefox and Safari differ. */
export const ERROR_RULES = rules([
  ...P5_ERROR_RULES,
  ...SCOPE_RULES,
  ...SLIP_RULES,
  {
    code: 'missing-file-capitals',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \(capitals: (?<closest>.+)\)$/,
    say: {
      en: 'The file is called `{closest}`, not `{name}`. Capital and small letters count.',
      fr: 'Le fichier s’appelle `{closest}`, pas `{name}`. Les majuscules et les minuscules comptent.',
    },
  },
  {
    code: 'missing-file-folder',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \(folder: (?<closest>.+)\)$/,
    say: {
      en: '`{name}` is not among your files, but `{closest}` is. Write the name just as in the list of files, folder included.',
      fr: '`{name}` n’est pas dans tes fichiers, mais `{closest}` y est. Écris le nom exactement comme dans la liste des fichiers, dossier compris.',
    },
  },
  {
    code: 'missing-file-closest',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \((?:ending|spelling): (?<closest>.+)\)$/,
    say: {
      en: 'There is no file `{name}` in this project. Did you mean `{closest}`?',
      fr: 'Il n’y a pas de fichier `{name}` dans ce projet. Voulais-tu dire `{closest}` ?',
    },
  },
  {
    code: 'missing-file',
    names: ['MissingFile'],
    pattern: /^(?<name>.+)$/,
    say: {
      en: 'There is no file `{name}` in this project. Add it with the button “Files”, or check its name.',
      fr: 'Il n’y a pas de fichier `{name}` dans ce projet. Ajoute-le avec le bouton « Fichiers », ou vérifie son nom.',
    },
  },
  {
    code: 'unreadable-file',
    names: ['UnreadableFile'],
    pattern: /^(?<name>.+)$/,
    say: {
      en: '`{name}` is there, but it cannot be read as what this line asks for. Check its content, or use the function for this kind of file.',
      fr: '`{name}` est bien là, mais on ne peut pas le lire comme cette ligne le demande. Vérifie son contenu, ou utilise la fonction prévue pour ce type de fichier.',
    },
  },
  {
    code: 'no-cookies',
    names: ['SecurityError'],
    pattern: /cookie/i,
    say: {
      en: 'A preview has no cookies. To remember something, use `localStorage`, which works here: `localStorage.setItem("name", "Ada")`.',
      fr: 'Un aperçu n’a pas de cookies. Pour retenir quelque chose, utilise `localStorage`, qui marche ici : `localStorage.setItem("nom", "Ada")`.',
    },
  },
  {
    code: 'no-database',
    names: ['SecurityError'],
    pattern: /IDBFactory|Indexed ?D/i,
    say: {
      en: 'A preview has no IndexedDB. For what fits into texts use `localStorage`, which works here; lists and objects with `JSON.stringify`.',
      fr: 'Un aperçu n’a pas d’IndexedDB. Pour ce qui tient dans des textes, utilise `localStorage`, qui marche ici ; pour les listes et les objets, avec `JSON.stringify`.',
    },
  },
  {
    code: 'not-in-preview',
    names: ['SecurityError'],
    pattern: /^/,
    say: {
      en: 'A preview may not do this: it is kept apart from everything else in your browser. In a saved page it may work.',
      fr: 'Un aperçu n’a pas le droit de faire ça : il est séparé de tout le reste de ton navigateur. Dans une page enregistrée, ça peut marcher.',
    },
  },
  {
    code: 'storage-full',
    names: ['QuotaExceededError'],
    pattern: /^/,
    say: {
      en: 'The storage is full: all that your program keeps together may have 200,000 characters. Delete something with `removeItem`, or keep less.',
      fr: 'Le stockage est plein : tout ce que ton programme garde peut faire 200 000 caractères. Efface quelque chose avec `removeItem`, ou garde moins de choses.',
    },
  },
  {
    code: 'device-closed',
    names: ['NotAllowedError'],
    pattern: /^Permission denied/,
    say: {
      en: 'Camera and microphone stay off in previews, so that no program can film or listen unnoticed. In a saved page your browser asks you first.',
      fr: 'La caméra et le micro restent coupés dans l’aperçu, pour qu’aucun programme ne puisse te filmer ou t’écouter sans que tu le saches. Dans une page enregistrée, ton navigateur te demande d’abord.',
    },
  },
  {
    code: 'sound-needs-press',
    names: ['NotAllowedError'],
    pattern: /play\(\)|interact/,
    say: {
      en: 'Browsers play a sound only after a click or a key. Start it in a function such as `mousePressed`, or in a click on a button.',
      fr: 'Les navigateurs ne jouent un son qu’après un clic ou une touche. Lance-le dans une fonction comme `mousePressed`, ou au clic sur un bouton.',
    },
  },
  {
    code: 'not-defined',
    names: ['ReferenceError'],
    pattern: /^(?:Can't find variable: )?(?<name>\S+?)(?: is not defined)?$/,
    say: {
      en: 'Nobody knows `{name}` here. Check the spelling, capital letters included; or it has not been created with `let`, `const` or `function` yet.',
      fr: 'Personne ne connaît `{name}` ici. Vérifie l’orthographe, majuscules comprises ; ou bien ce nom n’a pas encore été créé avec `let`, `const` ou `function`.',
    },
  },
  {
    code: 'used-too-early',
    names: ['ReferenceError'],
    pattern: /(?:access|lexical declaration) '(?<name>[^']+)'/,
    say: {
      en: '`{name}` is used before the line that creates it. Move that line further up.',
      fr: '`{name}` est utilisé avant la ligne qui le crée. Remonte cette ligne plus haut.',
    },
  },
  {
    code: 'several-elements',
    names: ['TypeError'],
    pattern: /(?:getElementsBy\w+|querySelectorAll)\(.*\)\.(?<name>\w+) is not a function/,
    say: {
      en: 'Several elements are found here, and `{name}` is for one alone. Take one with `[0]`, or all in a loop: `for (const one of elements)`.',
      fr: 'Ici, plusieurs éléments sont trouvés, et `{name}` est pour un seul. Prends-en un avec `[0]`, ou tous dans une boucle : `for (const un of elements)`.',
    },
  },
  {
    code: 'not-a-function',
    names: ['TypeError'],
    pattern: /^(?<name>\S+) is not a function/,
    say: {
      en: '`{name}` cannot be called: it is not a function. Check its spelling, or remove the parentheses.',
      fr: '`{name}` ne peut pas être appelé : ce n’est pas une fonction. Vérifie son orthographe, ou enlève les parenthèses.',
    },
  },
  {
    code: 'nothing-there',
    names: ['TypeError'],
    pattern:
      /(?:properties of|property [^ ]+ of) (?<what>null|undefined)[^(]*(?:\((?:reading|setting) '(?<name>[^']+)'\))?/,
    say: {
      en: 'You ask for `{name}` of something that is empty (`{what}`). Often the element was not found, or the variable has no value yet.',
      fr: 'Tu demandes `{name}` à quelque chose de vide (`{what}`). Souvent, l’élément n’a pas été trouvé ou la variable n’a pas encore de valeur.',
    },
  },
  {
    code: 'nothing-there',
    names: ['TypeError'],
    pattern: /^(?<name>\S+) is (?<what>null|undefined)/,
    say: {
      en: '`{name}` is empty (`{what}`). Often the element was not found, or the variable has no value yet.',
      fr: '`{name}` est vide (`{what}`). Souvent, l’élément n’a pas été trouvé ou la variable n’a pas encore de valeur.',
    },
  },
  {
    code: 'class-without-new',
    names: ['TypeError'],
    pattern:
      /^Class constructor (?<name>\w+) cannot be invoked without 'new'|^class constructors must be invoked with 'new'|^Cannot call a class constructor/,
    say: {
      en: 'A class makes an object with the word `new` before its name: `new Ball()`.',
      fr: 'Une classe crée un objet avec le mot `new` devant son nom : `new Ball()`.',
    },
  },
  {
    code: 'constant',
    names: ['TypeError'],
    pattern: /^Assignment to constant|invalid assignment to const|readonly property/,
    say: {
      en: 'A `const` keeps its first value for good. Create it with `let` if it is to change.',
      fr: 'Une `const` garde sa première valeur pour toujours. Crée-la avec `let` si elle doit changer.',
    },
  },
  {
    code: 'not-iterable',
    names: ['TypeError'],
    pattern: /^(?<name>.+?) is not iterable/,
    say: {
      en: '`{name}` is not a list, so it cannot be gone through one by one.',
      fr: '`{name}` n’est pas une liste : on ne peut pas la parcourir élément par élément.',
    },
  },
  {
    code: 'no-network',
    names: ['TypeError'],
    pattern: /^(?:Failed to fetch|NetworkError|Load failed)/,
    say: {
      en: 'The preview has no internet access: `fetch` reaches the files of your project only. In a saved page it reaches the internet too.',
      fr: 'L’aperçu n’a pas accès à internet : `fetch` n’atteint que les fichiers de ton projet. Dans une page enregistrée, il atteint aussi internet.',
    },
  },
  {
    code: 'too-deep',
    names: ['RangeError', 'InternalError'],
    pattern: /call stack|too much recursion/,
    say: {
      en: 'A function calls itself again and again without end. It needs a condition that makes it stop.',
      fr: 'Une fonction s’appelle elle-même sans fin. Il lui faut une condition pour s’arrêter.',
    },
  },
  {
    code: 'declared-twice',
    names: ['SyntaxError'],
    pattern: /'(?<name>[^']+)' has already been declared/,
    say: {
      en: '`{name}` is created twice. Write `let` or `const` only the first time.',
      fr: '`{name}` est créé deux fois. N’écris `let` ou `const` que la première fois.',
    },
  },
  {
    code: 'open-text',
    names: ['SyntaxError'],
    pattern: /^Unterminated (?:string|template)/,
    say: {
      en: 'A text begins here and never ends: a quotation mark is missing.',
      fr: 'Un texte commence ici et ne se termine jamais : il manque un guillemet.',
    },
  },
  {
    code: 'wrong-target',
    names: ['SyntaxError'],
    pattern: /^Assigning to rvalue/,
    say: {
      en: 'Only a variable can stand left of `=`. To compare two values, write `===`.',
      fr: 'À gauche de `=`, il faut une variable. Pour comparer deux valeurs, écris `===`.',
    },
  },
  {
    code: 'equals-in-object',
    names: ['SyntaxError'],
    pattern: /^Shorthand property/,
    say: {
      en: 'In an object, a colon stands between name and value, not `=`: `{ x: 3, y: 4 }`.',
      fr: 'Dans un objet, deux-points séparent le nom de la valeur, pas `=` : `{ x: 3, y: 4 }`.',
    },
  },
  {
    code: 'word-taken',
    names: ['SyntaxError'],
    pattern: /^(?:The keyword|Unexpected keyword) '(?<name>[^']+)'/,
    say: {
      en: '`{name}` is a word of JavaScript itself, so nothing can be called that; or the line before is not finished.',
      fr: '`{name}` est un mot de JavaScript lui-même, donc rien ne peut s’appeler ainsi ; ou alors la ligne d’avant n’est pas finie.',
    },
  },
  {
    code: 'letters-after-number',
    names: ['SyntaxError'],
    pattern: /^Identifier directly after number/,
    say: {
      en: 'Letters follow a number directly. To multiply, write `2 * x`; a name begins with a letter; a unit such as `px` stands in quotation marks with its number.',
      fr: 'Des lettres suivent directement un nombre. Pour multiplier, écris `2 * x` ; un nom commence par une lettre ; une unité comme `px` se met entre guillemets avec son nombre.',
    },
  },
  {
    code: 'return-outside',
    names: ['SyntaxError'],
    pattern: /^'return' outside of function/,
    say: {
      en: '`return` works inside a function only. Is there a brace `}` too many above?',
      fr: '`return` ne marche que dans une fonction. Y a-t-il une accolade `}` en trop plus haut ?',
    },
  },
  {
    code: 'not-json',
    names: ['SyntaxError'],
    pattern: /JSON/,
    say: {
      en: 'This text is not valid JSON: names and texts need double quotation marks.',
      fr: 'Ce texte n’est pas du JSON valide : les noms et les textes ont besoin de guillemets doubles.',
    },
  },
  {
    code: 'unreadable',
    names: ['SyntaxError'],
    pattern: /^/,
    say: {
      en: 'JavaScript cannot read this line, or the one before. Look for a bracket, comma or parenthesis that is missing or too many.',
      fr: 'JavaScript n’arrive pas à lire cette ligne ou celle d’avant. Cherche une accolade, une virgule ou une parenthèse en trop ou oubliée.',
    },
  },
]);

/** The kinds of errors that are explained. */
export type ScriptErrorCode = (typeof ERROR_RULES)[number]['code'];
