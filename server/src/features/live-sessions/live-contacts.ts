import { type ContactKind, findContact } from '@codivia/contract/contact-detection';
import type { Bilingual } from '@codivia/contract/language';
import { Problem } from '../../errors.ts';

const CONTACTS: Record<ContactKind, Bilingual> = {
  email: { fr: 'une adresse e-mail', en: 'an e-mail address' },
  phone: { fr: 'un numéro de téléphone', en: 'a phone number' },
  handle: { fr: 'un compte ou un rendez-vous sur un autre site', en: 'an account on another site' },
  link: { fr: 'un lien vers un autre site', en: 'a link to another site' },
};

/**
 * Lets nothing through that leads out of the platform (docs/product.md#contact-details). `place` names what was written
 * at the beginning of a sentence, `own` is the host of the platform. Throws a Problem with the code contact_refused.
 */
export function refuseContactsIn(place: Bilingual, written: string, own: string): void {
  const found = findContact(written, 'text', own);
  if (!found) return;
  const { fr, en } = CONTACTS[found.kind];
  throw new Problem(422, 'contact_refused', {
    fr: `${place.fr} contient ${fr}. Pour la sécurité de tout le monde, les sessions restent sur Codivia : retire-le.`,
    en: `${place.en} contains ${en}. To keep everybody safe, sessions stay on Codivia: take it out.`,
  });
}
