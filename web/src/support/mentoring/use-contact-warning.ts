import type { ContactContext, Verdict } from '@codivia/contract/text/contacts/findings';
import { useTranslation } from '../../lib/i18n.ts';
import { useFindContact } from '../../lib/use-find-contact.ts';

/** Says of a text what leads out of the platform, or asks for what is private; undefined without it. */
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

/** Why a text cannot be sent as it is being typed, where what is doubtful cannot be sent either. */
export function useContactWarning(): WarningOf {
  return useReasons()();
}

/** Why a message cannot be sent as it is being typed, and why it would be held. */
export function useMessageWarnings(): { refusedFor: WarningOf; heldFor: WarningOf } {
  const reasonFor = useReasons();
  return { refusedFor: reasonFor('refused'), heldFor: reasonFor('held') };
}
