import { useEffect } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';

/** Shows one notice that data could not be fetched (docs/product.md#notices). */
export function useLoadFailure(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) toast.error(message);
  }, [failed, message]);
}

/** Says what failed, with the reason if the server gives one: "Could not be saved: …". */
export function useErrorText(): (what: string, error: unknown) => string {
  const language = useLanguage();
  const colon = language === 'fr' ? ' : ' : ': ';
  return (what, error) => `${what}${colon}${messageFor(error, language)}`;
}
