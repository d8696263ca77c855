import type { Member } from '@codivia/contract/api/accounts';
import type { SchoolLeaving } from '@codivia/contract/api/leaving-school';
import { useForm } from 'react-hook-form';
import { useBlame } from '../../features/dashboard/settings/use-blame.ts';
import { ACCOUNT_RULES, sameAs, usePasswordHint, useRuleText } from '../../lib/account-rules.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useLeaveSchool } from './leaving.api.ts';

type Values = {
  words: string;
  email: string;
  password: string;
  again: string;
  over_15: 'yes' | 'no' | null;
  parent_email: string;
};

/** The field that a refusal of the server is about. */
const FIELDS: Partial<Record<string, keyof Values>> = {
  wrong_words: 'words',
  email_taken: 'email',
  password_too_common: 'password',
  password_too_personal: 'password',
  age_answered: 'over_15',
  too_soon: 'over_15',
  parent_address_missing: 'parent_email',
  parent_address_own: 'parent_email',
  parent_known: 'parent_email',
  parent_full: 'parent_email',
  too_many_parents: 'parent_email',
};
const AGAIN_RULES = sameAs<Values>(({ password }) => password);
const AGES = { '15_or_older': 'yes', under_15: 'no' } as const;
const ADDRESS = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

type Props = { user: Member; leaving: SchoolLeaving; onClose: () => void };

/** Asks for the three words, an address, a password and the age, and under 15 for the address of a parent. */
export function LeavingForm({ user, leaving, onClose }: Props) {
  const { t, language } = useTranslation('leaving-school');
  const wrong = useRuleText();
  const passwordHint = usePasswordHint();
  const { register, handleSubmit, formState, setError, watch } = useForm<Values>({
    defaultValues: {
      email: leaving.email ?? '',
      over_15: user.age ? AGES[user.age] : null,
      parent_email: leaving.parent === 'asked' ? (leaving.parent_email ?? '') : '',
    },
  });
  const { errors } = formState;
  const { mutate, isPending } = useLeaveSchool();
  const blame = useBlame(setError, FIELDS);
  const asksParent = watch('over_15') === 'no' && leaving.parent !== 'accepted';

  function send({ words, email, password, over_15, parent_email }: Values) {
    if (isPending) return;
    const parent = asksParent && { parent_email: parent_email.trim() };
    mutate(
      {
        words,
        email: email.trim(),
        password,
        over_15: over_15 === 'yes',
        lang: language,
        ...parent,
      },
      {
        onSuccess: ({ message }) => {
          toast.success(localizedText(message, language));
          onClose();
        },
        onError: (failure) => {
          if (!blame(failure)) toast.error(messageFor(failure, language));
        },
      },
    );
  }

  return (
    <form noValidate className="grid max-w-xl grid-cols-1 gap-5" onSubmit={handleSubmit(send)}>
      <Input
        {...register('words', {
          validate: (words) => words.trim() !== '' || t('form.words_missing'),
        })}
        label={t('form.words')}
        hint={t('form.words_hint')}
        error={errors.words?.message}
        maxLength={200}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        required
      />
      <Input
        {...register('email', ACCOUNT_RULES.email)}
        {...ADDRESS}
        label={t('form.email')}
        hint={t('form.email_hint')}
        error={wrong(errors.email)}
        autoComplete="email"
      />
      <PasswordInput
        {...register('password', ACCOUNT_RULES.password)}
        label={t('form.password')}
        hint={passwordHint}
        error={wrong(errors.password)}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        {...register('again', AGAIN_RULES)}
        label={t('form.password_again')}
        error={wrong(errors.again)}
        autoComplete="new-password"
        required
      />
      <RadioGroup
        control={register('over_15', ACCOUNT_RULES.over_15)}
        label={t('form.age')}
        hint={t('form.age_hint')}
        error={wrong(errors.over_15)}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      {asksParent && (
        <Input
          {...register('parent_email', { ...ACCOUNT_RULES.email, shouldUnregister: true })}
          {...ADDRESS}
          label={t('form.parent')}
          hint={t('form.parent_hint')}
          error={wrong(errors.parent_email)}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          {t('form.submit')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
