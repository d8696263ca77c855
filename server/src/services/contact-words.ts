import type { Bilingual } from '@codivia/contract/api/language';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';

/** The names of the kinds of contact found in a text, as the object of "contains". */
export const CONTACT_WORDS: Readonly<Record<ContactKind, Bilingual>> = {
  email: { fr: 'une adresse e-mail', en: 'an e-mail address' },
  phone: { fr: 'un numéro de téléphone', en: 'a phone number' },
  handle: {
    fr: 'un compte ou une invitation sur un autre site',
    en: 'an account elsewhere, or an invitation to it',
  },
  link: { fr: 'un lien vers un autre site', en: 'a link to another site' },
  request: { fr: 'une question personnelle', en: 'a personal question' },
  meeting: { fr: 'un rendez-vous', en: 'a meeting' },
  secrecy: { fr: 'une demande de secret', en: 'a request for secrecy' },
};
