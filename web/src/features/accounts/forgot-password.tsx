import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { useForgotPassword } from './accounts.api.ts';
import { FocusedTitle } from './auth-layout.tsx';
import { EmailInput } from './email-input.tsx';
import { LocalMailboxLink } from './local-mailbox-link.tsx';
import { useAuthErrorText } from './use-auth-error-text.ts';

function Sent({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TrailArt className="max-w-56" />
      <FocusedTitle>{t('forgot.sent_title')}</FocusedTitle>
      <div className="grid gap-2 text-lg">
        <p>{t('reset_email_sent')}</p>
        <p className="break-words font-bold">{email}</p>
        <p className="text-base text-muted">{t('forgot.lifetime')}</p>
      </div>
      <LocalMailboxLink />
      <ButtonLink to={paths.auth} variant="secondary" className="justify-self-start">
        {t('forgot.back')}
      </ButtonLink>
    </>
  );
}

/** Asks where to send a reset link; afterwards says that it is on its way. */
export function ForgotPassword() {
  const { t } = useTranslation('accounts');
  const errorText = useAuthErrorText();
  const language = useLanguage();
  const wrong = useRuleText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const { mutate, isPending } = useForgotPassword();

  function send({ email }: { email: string }) {
    if (isPending) return;
    mutate(
      { email, lang: language },
      {
        onSuccess: () => setSentTo(email),
        onError: (error) => toast.error(errorText(error, 'forgot')),
      },
    );
  }

  if (sentTo) return <Sent email={sentTo} />;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('forgot.title')}</h1>
        <p className="text-lg text-muted">{t('forgot.text')}</p>
      </header>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit(send)}>
        <EmailInput
          {...register('email', ACCOUNT_RULES.email)}
          error={wrong(formState.errors.email)}
        />
        <Button type="submit" size="lg" loading={isPending}>
          {t('forgot.submit')}
        </Button>
      </form>
      <Link to={paths.auth} className="text-trail underline underline-offset-4">
        {t('forgot.back')}
      </Link>
    </>
  );
}
