import type { Bilingual } from '@codivia/contract/language';

export const ACTIVATED: Bilingual = {
  fr: 'Carte activée ! Ton année de Premium est à toi.',
  en: 'Card activated! A year of Premium is yours.',
};

export const SENT_AGAIN: Bilingual = {
  fr: 'La carte est repartie par e-mail. Elle arrive d’ici quelques minutes.',
  en: 'The card has left again by mail. It arrives within a few minutes.',
};
