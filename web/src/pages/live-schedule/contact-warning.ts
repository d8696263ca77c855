import type { FoundContact } from '@codivia/contract/text/contacts/findings';
import { useTranslation } from '../../lib/i18n.ts';
import { useFindContact } from '../../lib/use-find-contact.ts';
import { type ScheduleFields, TEXT_FIELDS } from './schedule-fields.ts';

/** Returns a function that finds what leads out of the platform in a text, or asks for private data. */
function useContactIn(): (written: string) => FoundContact | null {
  const findContact = useFindContact();
  return (written) => findContact(written, 'text', location.hostname);
}

/** Returns a function that tells why a text of a session cannot be sent as typed; undefined when nothing is wrong. */
export function useContactWarning(): (written: string) => string | undefined {
  const { t } = useTranslation('live-schedule');
  const contactIn = useContactIn();
  return (written) => {
    const found = contactIn(written);
    return found ? t(`contact.${found.kind}`) : undefined;
  };
}

/** Tells whether any text of a session leads out of the platform. */
export function useHasContact(): (fields: ScheduleFields) => boolean {
  const contactIn = useContactIn();
  return (fields) => TEXT_FIELDS.some((name) => contactIn(fields[name]) !== null);
}
