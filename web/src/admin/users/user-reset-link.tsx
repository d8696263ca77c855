import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useSendResetLink } from './admin-users.api.ts';

/** Mails the owner of an account a link to choose a new password: nobody else ever knows one. */
export function UserResetLink({ userId }: { userId: string }) {
  const { t, language } = useTranslation('admin-users');
  const title = useId();
  const { mutate, isPending } = useSendResetLink(userId);
  const send = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toast.success(localizedText(message, language)),
    });
  return (
    <section aria-labelledby={title} className="mt-6 grid gap-2 border-line border-t pt-4">
      <h3 id={title} className="text-lg">
        {t('reset_link.title')}
      </h3>
      <p className="text-muted text-sm">{t('reset_link.text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 justify-self-start"
        loading={isPending}
        onClick={send}
      >
        {t('reset_link.send')}
      </Button>
    </section>
  );
}
