import { PASSWORD_MIN_LENGTH } from '@codivia/contract/api/account-rules';
import { LANGUAGE_NAMES, LANGUAGES } from '@codivia/contract/api/language';
import type { UseFormReturn } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { UserValues } from './user-values.ts';

export type UserFormPart = { form: UseFormReturn<UserValues> };

/** The fields for the person and the role. */
export function AccountFields({ form, isNew }: UserFormPart & { isNew: boolean }) {
  const { t } = useTranslation('admin-users');
  const ruleText = useRuleText();
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const [role, verified, language] = watch(['role', 'is_verified', 'language']);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        {...register('name', ACCOUNT_RULES.name)}
        label={t('form.name')}
        error={ruleText(errors.name)}
        autoComplete="off"
        required
      />
      <Input
        {...register('email', ACCOUNT_RULES.email)}
        label={t('form.email')}
        hint={isNew ? undefined : t('form.email_hint')}
        error={ruleText(errors.email)}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {isNew && (
        <PasswordInput
          {...register('password', ACCOUNT_RULES.password)}
          label={t('form.password')}
          hint={t('form.password_hint', { count: PASSWORD_MIN_LENGTH })}
          error={ruleText(errors.password)}
          autoComplete="new-password"
          required
        />
      )}
      <Select
        label={t('form.role')}
        options={(['user', 'admin'] as const).map((value) => ({
          value,
          label: t(`role.${value}`),
        }))}
        value={role}
        onChoose={(value) => setValue('role', value, { shouldDirty: true })}
      />
      <Select
        label={t('form.is_verified')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        value={verified ? 'yes' : 'no'}
        onChoose={(value) => setValue('is_verified', value === 'yes', { shouldDirty: true })}
      />
      <Select
        label={t('form.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChoose={(value) => setValue('language', value, { shouldDirty: true })}
      />
    </div>
  );
}

/** The fields of the profile besides the name. */
export function ProfileFields({ form }: UserFormPart) {
  const { t } = useTranslation('admin-users');
  const ruleText = useRuleText();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <Textarea
        {...register('bio', ACCOUNT_RULES.bio)}
        label={t('form.bio')}
        error={ruleText(errors.bio)}
      />
      <Input
        {...register('avatar_url', ACCOUNT_RULES.avatar_url)}
        label={t('form.avatar_url')}
        hint={t('form.avatar_url_hint')}
        error={ruleText(errors.avatar_url)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
