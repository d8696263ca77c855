import type { Language } from '@codivia/contract/api/language';
import type { ReadyExamples } from './starting-point.ts';
import * as english from './texts-en.ts';
import * as french from './texts-fr.ts';

const TEXTS = { en: english, fr: french } as const;
const NAMES = {
  en: { happy: 'Happy', grumpy: 'Grumpy', honest: 'Friends', spam: 'Spam' },
  fr: { happy: 'Content', grumpy: 'Grognon', honest: 'Proches', spam: 'Indésirable' },
} as const;

/** Happy and grumpy messages. */
export function readyMoods(language: Language): ReadyExamples {
  const { happy, grumpy } = TEXTS[language].MOODS;
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
  const { honest, spam } = TEXTS[language].SPAM;
  const names = NAMES[language];
  return {
    classes: [
      { name: names.honest, inputs: honest },
      { name: names.spam, inputs: spam },
    ],
  };
}
