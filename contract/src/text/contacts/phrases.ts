/** Makes a pattern of words as {@link wordsIn} returns them, separated by one blank. */
export function phrase(strings: TemplateStringsArray, ...values: string[]): RegExp {
  return new RegExp(`\\b(?:${String.raw({ raw: strings.raw }, ...values)})\\b`, 'g');
}

/** Any of these words, for a pattern. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Classes of words that phrases treat the same, and the word that they use for them. */
const CLASSES: Readonly<Record<string, string>> = {
  zday: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain monday tuesday wednesday thursday friday saturday sunday tomorrow tonight',
  zspot:
    'lycee college ecole gare parc park mcdo mcdonalds mcdonald macdo mall cinema cine cafe starbucks kebab station gym stade piscine pool arret metro rer tram maison house home hotel plage beach bowling skatepark stadium cdi portail gate entrance',
  zfolk:
    'parents mere pere maman papa prof profs famille mum mom mother dad father family teacher teachers folks',
  znobody: 'anyone anybody quiconque',
  zyour: 'ton ta tes votre vos your ur yr',
};
const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
);

/** The words of a text, and the line of each, counted from 1. */
export interface Words {
  text: string;
  lineAt: (index: number) => number;
}

/** More letters are no word. */
const WORD_MAX = 40;

/** Returns the words of a folded text without the signs and lines between them. */
export function wordsIn(folded: string): Words {
  const words: string[] = [];
  const starts = [0];
  let length = 0;
  for (const [token] of folded.matchAll(/[a-z0-9]+|\n/g)) {
    if (token === '\n') starts.push(length);
    else {
      const word = CLASS_OF.get(token) ?? token.slice(0, WORD_MAX);
      words.push(word);
      length += word.length + 1;
    }
  }
  return {
    text: words.join(' '),
    lineAt: (index) => starts.findLastIndex((start) => start <= index) + 1,
  };
}
