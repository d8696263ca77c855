import { PASSWORD_MIN_LENGTH } from '@codivia/contract/accounts';
import { LANGUAGES } from '@codivia/contract/language';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { LANGUAGE_NAMES } from '../../lib/language.ts';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../kit/select.tsx';
import { Textarea } from '../kit/textarea.tsx';
import { useUserRules } from './user-rules.ts';
import type { UserValues } from './user-values.ts';

export type UserFormPart = { form: UseFormReturn<UserValues> };

/** Who this is, and what they may do. */
export function AccountFields({ form, isNew }: UserFormPart & { isNew: boolean }) {
  const { t } = useTranslation('admin-users');
  const rules = useUserRules();
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const [role, verified, language] = watch(['role', 'is_verified', 'language']);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        {...register('name', rules.name)}
        label={t('form.name')}
        error={errors.name?.message}
        autoComplete="off"
        required
      />
      <Input
        {...register('email', rules.email)}
        label={t('form.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {isNew && (
        <PasswordInput
          {...register('password', rules.password)}
          label={t('form.password')}
          hint={t('form.password_hint', { count: PASSWORD_MIN_LENGTH })}
          error={errors.password?.message}
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

/** What stands beside the name. */
export function ProfileFields({ form }: UserFormPart) {
  const { t } = useTranslation('admin-users');
  const rules = useUserRules();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <Textarea {...register('bio', rules.bio)} label={t('form.bio')} error={errors.bio?.message} />
      <Input
        {...register('avatar_url', rules.avatar_url)}
        label={t('form.avatar_url')}
        hint={t('form.avatar_url_hint')}
        error={errors.avatar_url?.message}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
