import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@codivia/contract/accounts';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';

/** Something before and after the @, and a dot after it; the mail itself proves the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The figures that the texts below name. */
const LIMITS = {
  name_most: NAME_MAX_LENGTH,
  password_least: PASSWORD_MIN_LENGTH,
  password_most: PASSWORD_MAX_LENGTH,
};

type RuleText =
  | 'name_required'
  | 'name_too_long'
  | 'email_required'
  | 'email_invalid'
  | 'password_required'
  | 'password_too_short'
  | 'password_too_long'
  | 'passwords_dont_match';

const says = (text: RuleText) => text;

/** What a name must be (docs/product.md#account-rules). Messages are keys of the `auth` texts. */
export const NAME_RULES = {
  validate: (name: string) => name.trim() !== '' || says('name_required'),
  maxLength: { value: NAME_MAX_LENGTH, message: says('name_too_long') },
};

/** What an e-mail address must be. */
export const EMAIL_RULES = {
  required: says('email_required'),
  pattern: { value: EMAIL, message: says('email_invalid') },
};

/** What a password must be (docs/product.md#account-rules). */
export const PASSWORD_RULES = {
  required: says('password_required'),
  minLength: { value: PASSWORD_MIN_LENGTH, message: says('password_too_short') },
  maxLength: { value: PASSWORD_MAX_LENGTH, message: says('password_too_long') },
};

/** Makes the rules of a repeated password out of the way to read the first one. */
export function sameAs<Values>(first: (values: Values) => string) {
  return {
    validate: (again: string, values: Values) =>
      again === first(values) || says('passwords_dont_match'),
  };
}

/** Puts what a rule found wrong into the reader's language. */
export function useRuleText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('accounts');
  return (error) => (error?.message ? t(error.message as RuleText, LIMITS) : undefined);
}

/** The least a password may have, for hints. */
export function usePasswordHint(): string {
  return useTranslation('accounts').t('password_hint', LIMITS);
}
