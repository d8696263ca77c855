/** Returns a first name as a user name: small letters without accents; `pupil` where none is left. */
export function normalName(name: string): string {
  const [first = ''] = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return first || 'pupil';
}

/** Returns a user name that is not taken yet. */
export function freeUserName(name: string, taken: ReadonlySet<string>): string {
  const first = normalName(name);
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${first}${number}`)) number += 1;
  return `${first}${number}`;
}

const WORDS = {
  en: ['tulip', 'panda', 'sun', 'cloud', 'guitar', 'river', 'lemon', 'rocket', 'snow', 'pencil'],
  fr: [
    'tulipe',
    'panda',
    'soleil',
    'nuage',
    'guitare',
    'rivière',
    'citron',
    'fusée',
    'neige',
    'crayon',
  ],
} as const;

/** Returns three words as they stand on a card. They open nothing: the accounts of the demonstration do not exist. */
export function demoWords(language: keyof typeof WORDS, number: number): string {
  const words = WORDS[language];
  return [0, 3, 7].map((step) => words[(number + step) % words.length]).join('-');
}
