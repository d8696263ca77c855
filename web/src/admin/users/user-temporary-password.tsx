import { TEMPORARY_PASSWORD_DAYS } from '@codivia/contract/api/account-rules';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Input } from '../../ui/input.tsx';
import { useGiveTemporaryPassword } from './admin-users.api.ts';

/** Gives a member who cannot open mails a password that leads to another one; it is shown once. */
export function UserTemporaryPassword({ userId }: { userId: string }) {
  const { t, language } = useTranslation('admin-users');
  const title = useId();
  const wrong = useRuleText();
  const { mutate, isPending, data, error } = useGiveTemporaryPassword(userId);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const rule = ACCOUNT_RULES.password;
  return (
    <section aria-labelledby={title} className="mt-6 grid gap-3 border-line border-t pt-4">
      <h3 id={title} className="text-lg">
        {t('temporary_password.title')}
      </h3>
      <p className="text-muted text-sm">
        {t('temporary_password.text', { days: TEMPORARY_PASSWORD_DAYS })}
      </p>
      {data ? (
        <div role="status" className="grid gap-2 rounded-control bg-joy-soft p-4">
          <p className="flex flex-wrap items-center gap-3">
            <code className="wrap-anywhere font-bold font-mono text-lg">{data.password}</code>
            <CopyButton
              text={data.password}
              label={t('temporary_password.copy')}
              copied={t('temporary_password.copied')}
              failed={t('temporary_password.copy_failed')}
            />
          </p>
          <p className="text-sm">
            {t('temporary_password.given', { date: formatDate(data.until, language, 'moment') })}
          </p>
        </div>
      ) : (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={handleSubmit(({ password }) => {
            if (!isPending) mutate(password);
          })}
        >
          <Input
            {...register('password', { ...rule, required: false })}
            label={t('temporary_password.own')}
            hint={t('temporary_password.own_hint')}
            error={
              wrong(formState.errors.password) ?? (error ? messageFor(error, language) : undefined)
            }
            autoComplete="off"
          />
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            className="min-h-11 justify-self-start"
            loading={isPending}
          >
            {t('temporary_password.give')}
          </Button>
        </form>
      )}
    </section>
  );
}
