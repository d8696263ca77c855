import type { ContactContext, Verdict } from '@codivia/contract/text/contacts/findings';
import { useTranslation } from '../../lib/i18n.ts';
import { useFindContact } from '../../lib/use-find-contact.ts';

/** Describes what leads out of the platform in a text, or asks for private data; undefined if nothing does. */
type WarningOf = (written: string, context: ContactContext) => string | undefined;

/** The reason for one verdict, or for either. */
function useReasons(): (verdict?: Verdict) => WarningOf {
  const { t } = useTranslation('mentoring');
  const findContact = useFindContact();
  return (verdict) => (written, context) => {
    const found = findContact(written, context, location.hostname);
    if (!found || (verdict && found.verdict !== verdict)) return undefined;
    const what = t(`contact.${found.kind}`);
    const reason = t(found.verdict === 'held' && verdict ? 'contact.held' : 'contact.refused', {
      what,
    });
    return context === 'code' ? t('contact.in_line', { line: found.line, reason }) : reason;
  };
}

/** Returns the warning about a text that cannot be sent as typed; a doubtful text cannot be sent either. */
export function useContactWarning(): WarningOf {
  return useReasons()();
}

/** Returns the warnings about a message that cannot be sent as typed, and about one that would be held. */
export function useMessageWarnings(): { refusedFor: WarningOf; heldFor: WarningOf } {
  const reasonFor = useReasons();
  return { refusedFor: reasonFor('refused'), heldFor: reasonFor('held') };
}
