import type { Language } from '@codivia/contract/api/language';
import type { ReadyExamples } from './ready-examples.ts';
import { MOODS as ENGLISH_MOODS, SPAM as ENGLISH_SPAM } from './texts-en.ts';
import { MOODS as FRENCH_MOODS, SPAM as FRENCH_SPAM } from './texts-fr.ts';

const MOODS = { en: ENGLISH_MOODS, fr: FRENCH_MOODS } as const;
const SPAM = { en: ENGLISH_SPAM, fr: FRENCH_SPAM } as const;
const NAMES = {
  en: { happy: 'Happy', grumpy: 'Grumpy', honest: 'Friends', spam: 'Spam' },
  fr: { happy: 'Content', grumpy: 'Grognon', honest: 'Proches', spam: 'Indésirable' },
} as const;

/** Happy and grumpy messages. */
export function readyMoods(language: Language): ReadyExamples {
  const { happy, grumpy } = MOODS[language];
  const names = NAMES[language];
  return {
    classes: [
      { name: names.happy, inputs: happy },
      { name: names.grumpy, inputs: grumpy },
    ],
  };
}

/** Messages of friends, and of those who write to everybody. */
export function readySpam(language: Language): ReadyExamples {
  const { honest, spam } = SPAM[language];
  const names = NAMES[language];
  return {
    classes: [
      { name: names.honest, inputs: honest },
      { name: names.spam, inputs: spam },
    ],
  };
}
