import { messageFor } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/i18n.ts';

/** Says what failed, and why as far as the server tells: "Could not be saved: …". */
export function useErrorText(): (what: string, error: unknown) => string {
  const language = useLanguage();
  const colon = language === 'fr' ? ' : ' : ': ';
  return (what, error) => `${what}${colon}${messageFor(error, language)}`;
}
