import type { Bilingual } from '@codivia/contract/api/language';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import { Problem } from '../../errors.ts';
import { CONTACT_WORDS } from '../../services/contact-words.ts';

/**
 * Refuses texts that lead out of the platform, doubtful or not: a session cannot wait for a review
 * (docs/product.md#contact-details). `place` names the text at the beginning of a sentence, `own` is the host of the
 * platform. Throws a Problem with the code contact_refused.
 */
export function refuseContactsIn(place: Bilingual, written: string, own: string): void {
  const found = findContact(written, 'text', own);
  if (!found) return;
  const { fr, en } = CONTACT_WORDS[found.kind];
  throw new Problem(422, 'contact_refused', {
    fr: `${place.fr} contient ${fr}. Pour la sécurité de tout le monde, les sessions restent sur Codivia : retire-le.`,
    en: `${place.en} contains ${en}. To keep everybody safe, sessions stay on Codivia: please take it out.`,
  });
}
