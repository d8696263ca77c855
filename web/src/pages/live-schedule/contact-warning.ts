import { findContact } from '@codivia/contract/contacts/find-contact';
import type { ContactKind } from '@codivia/contract/contacts/findings';
import { useTranslation } from '../../lib/i18n.ts';
import { type ScheduleFields, TEXT_FIELDS } from './schedule-fields.ts';

/** What in a text leads out of the platform, if anything. */
const contactIn = (written: string): ContactKind | undefined =>
  findContact(written, 'text', location.hostname)?.kind;

/** Why a text of a session cannot be sent as it is being typed; undefined when nothing is wrong. */
export function useContactWarning(): (written: string) => string | undefined {
  const { t } = useTranslation('live-schedule');
  return (written) => {
    const kind = contactIn(written);
    return kind && t(`contact.${kind}`);
  };
}

/** Whether any text of the session leads out of the platform. */
export function hasContact(fields: ScheduleFields): boolean {
  return TEXT_FIELDS.some((name) => contactIn(fields[name]) !== undefined);
}
