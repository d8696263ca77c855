import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { EmailForm } from '../../ui/email-form.tsx';
import { useAskParent } from '../own-family.api.ts';

/** Asks for the address of a parent, who then gets the question by mail. */
export function AskParent() {
  const { t, language } = useTranslation('own-family');
  const { mutate, isPending, error } = useAskParent();
  return (
    <EmailForm
      label={t('email')}
      wrong={t('email_wrong')}
      submit={t('ask')}
      pending={isPending}
      error={error ? messageFor(error, language) : undefined}
      onSend={(email, done) =>
        mutate(
          { email, lang: language },
          {
            onSuccess: () => {
              done();
              toast.success(t('asked'));
            },
          },
        )
      }
    />
  );
}
