import type { Language } from '../api/language.ts';

/** Words below which a text says nothing about its level. */
export const READING_WORDS_MIN = 100;

/** Parts of a lesson that are no prose, and ends of blocks, which end a sentence too. */
const CODE = /<pre\b[^<>]*>[\s\S]*?(?:<\/pre>|$)/g;
const BLOCK_END = /<\/(?:p|li|h[1-6]|td|th|summary)>/g;
const TAG = /<[^<>]*>/g;
const SENTENCE = /[.!?…:;](?=\s|$)/;
const WORD = /\p{L}[\p{L}’'-]*/gu;

const VOWELS = { en: /[aeiouy]+/g, fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g };
/** Ends that are written and not spoken. */
const MUTE = { en: /(?<![aeiouyl])e(?:d|s)?$/, fr: /(?<![aeiouy])(?:e|es|ent)$/ };

function syllables(word: string, language: Language): number {
  const spoken = word.toLowerCase().replace(MUTE[language], '');
  return Math.max(1, spoken.match(VOWELS[language])?.length ?? 0);
}

/** Ease of reading in French (Kandel and Moles), and the age that goes with it. */
const FRENCH_AGES: readonly [ease: number, age: number][] = [
  [90, 10],
  [80, 11],
  [70, 12],
  [60, 13],
  [50, 15],
  [40, 17],
];
const FRENCH_AGE_MAX = 19;

/**
 * The age from which most people read the prose of a lesson without trouble, from the length of its sentences and words
 * (Flesch–Kincaid in English, Kandel and Moles in French); null for too short a text. It is a rough figure.
 */
export function readingAge(html: string, language: Language): number | null {
  const prose = html.replace(CODE, ' ').replace(BLOCK_END, '. ').replace(TAG, ' ');
  const sentences = prose.split(SENTENCE).map((one) => one.match(WORD) ?? []);
  const words = sentences.flat();
  if (words.length < READING_WORDS_MIN) return null;
  const perSentence = words.length / sentences.filter(({ length }) => length > 0).length;
  const perWord = words.reduce((sum, word) => sum + syllables(word, language), 0) / words.length;
  if (language === 'en')
    return Math.max(5, Math.round(0.39 * perSentence + 11.8 * perWord - 10.59));
  const ease = 207 - 1.015 * perSentence - 73.6 * perWord;
  return FRENCH_AGES.find(([least]) => ease >= least)?.[1] ?? FRENCH_AGE_MAX;
}
