import { findContact } from '@codivia/contract/text/contacts/find-contact';
import { Problem } from '../../errors.ts';
import { CONTACT_WORDS } from '../../services/contact-words.ts';
import { cleanName } from '../accounts/profile.service.ts';

/**
 * Returns a name that teachers give and pupils read, such as that of a class, as it is stored. It must not lead out of
 * the platform (docs/product.md#contact-details); `host` is the host of the platform. Throws NameRequired, or a Problem
 * with the code contact_refused.
 */
export function shownName(typedName: string, host: string): string {
  const name = cleanName(typedName);
  const found = findContact(name, 'text', host);
  if (!found) return name;
  const { fr, en } = CONTACT_WORDS[found.kind];
  throw new Problem(422, 'contact_refused', {
    fr: `Ce nom, que les élèves lisent, contient ${fr}. Pour la sécurité de tout le monde, retirez-le.`,
    en: `This name, which pupils read, contains ${en}. To keep everybody safe, please take it out.`,
  });
}
