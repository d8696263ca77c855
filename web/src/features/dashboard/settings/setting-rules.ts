import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@codivia/contract/accounts';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n.ts';

/** The figures that the texts of the settings name. */
export const LIMITS = {
  name_most: NAME_MAX_LENGTH,
  password_least: PASSWORD_MIN_LENGTH,
  password_most: PASSWORD_MAX_LENGTH,
};

type RuleText =
  | 'name_required'
  | 'name_too_long'
  | 'password_required'
  | 'password_too_short'
  | 'password_too_long'
  | 'passwords_dont_match';

const says = (text: RuleText) => text;

/** What a name must be (docs/product.md#account-rules). Messages are keys of the `dashboard` texts. */
export const NAME_RULES = {
  validate: (name: string) => name.trim() !== '' || says('name_required'),
  maxLength: { value: NAME_MAX_LENGTH, message: says('name_too_long') },
};

/** What a new password must be (docs/product.md#account-rules). */
export const PASSWORD_RULES = {
  required: says('password_required'),
  minLength: { value: PASSWORD_MIN_LENGTH, message: says('password_too_short') },
  maxLength: { value: PASSWORD_MAX_LENGTH, message: says('password_too_long') },
};

export type PasswordValues = { current: string; password: string; again: string };

/** Whose password it is, the current one shows; what it must be was asked when it was chosen. */
export const CURRENT_RULES = { required: says('password_required') };

/** A password is written twice, because nobody sees what they type. */
export const AGAIN_RULES = {
  validate: (again: string, { password }: PasswordValues) =>
    again === password || says('passwords_dont_match'),
};

/** Puts what a rule found wrong into the reader's language. */
export function useRuleText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('dashboard');
  return (error) => (error?.message ? t(error.message as RuleText, LIMITS) : undefined);
}
