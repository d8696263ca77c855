import { useLanguage } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { useResendVerification } from './accounts.api.ts';

/** Sends the verification mail again, in the language that is shown, and says how that went. */
export function useResend() {
  const language = useLanguage();
  const resending = useResendVerification();
  const resend = (email: string) => {
    if (resending.isPending) return;
    resending.mutate(
      { email, lang: language },
      {
        onSuccess: ({ message }) => toast.success(localizedText(message, language)),
      },
    );
  };
  return { resend, busy: resending.isPending };
}
