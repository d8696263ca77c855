import { findContact } from '@codivia/contract/contacts/find-contact';
import type { ContactContext } from '@codivia/contract/contacts/findings';
import { useTranslation } from '../../lib/i18n.ts';

/** Why a text cannot be sent as it is being typed; undefined when nothing leads out of the platform. */
export function useContactWarning(): (
  written: string,
  context: ContactContext,
) => string | undefined {
  const { t } = useTranslation('mentoring');
  return (written, context) => {
    const found = findContact(written, context, location.hostname);
    if (!found) return undefined;
    const reason = t(`contact.${found.kind}`);
    return context === 'code' ? t('contact.in_line', { line: found.line, reason }) : reason;
  };
}
