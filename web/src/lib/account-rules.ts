import {
  AVATAR_MAX_LENGTH,
  AVATAR_PATTERN,
  BIO_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@codivia/contract/api/account-rules';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from './i18n.ts';
import type { TextKey } from './text-keys.ts';

/** The figures that the texts name. */
const LIMITS = {
  name_max: NAME_MAX_LENGTH,
  password_min: PASSWORD_MIN_LENGTH,
  password_max: PASSWORD_MAX_LENGTH,
  bio_max: BIO_MAX_LENGTH,
};

type RuleText = TextKey<'account-rules'>;
const message = (text: RuleText) => text;

/** The rules for the fields of an account, in every form. Messages are keys of the `account-rules` texts. */
export const ACCOUNT_RULES = {
  name: {
    validate: (name: string) => name.trim() !== '' || message('name_required'),
    maxLength: { value: NAME_MAX_LENGTH, message: message('name_too_long') },
  },
  email: {
    required: message('email_required'),
    pattern: { value: new RegExp(EMAIL_PATTERN), message: message('email_invalid') },
    maxLength: { value: EMAIL_MAX_LENGTH, message: message('email_invalid') },
  },
  password: {
    required: message('password_required'),
    minLength: { value: PASSWORD_MIN_LENGTH, message: message('password_too_short') },
    maxLength: { value: PASSWORD_MAX_LENGTH, message: message('password_too_long') },
  },
  over_15: { required: message('age_required') },
  /** Any password: the rules for it applied when it was chosen. */
  current_password: { required: message('password_required') },
  factor_code: { minLength: { value: 6, message: message('factor_code_required') } },
  bio: { maxLength: { value: BIO_MAX_LENGTH, message: message('bio_too_long') } },
  avatar_url: {
    pattern: { value: new RegExp(AVATAR_PATTERN), message: message('avatar_invalid') },
    maxLength: { value: AVATAR_MAX_LENGTH, message: message('avatar_invalid') },
  },
};

/** The rule of a repeated password; `first` reads the one it repeats. */
export function sameAs<Values>(first: (values: Values) => string) {
  return {
    validate: (again: string, values: Values) =>
      again === first(values) || message('passwords_dont_match'),
  };
}

/** The type of a field's error whose message is a sentence of the server, in the reader's language already. */
export const SAID_BY_SERVER = 'server';

/** Returns a function that translates the error of a rule into the reader's language. */
export function useRuleText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('account-rules');
  return (error) => {
    if (!error?.message) return undefined;
    return error.type === SAID_BY_SERVER ? error.message : t(error.message as RuleText, LIMITS);
  };
}

/** Returns the minimum requirements of a password, for hints. */
export function usePasswordHint(): string {
  return useTranslation('account-rules').t('password_hint', LIMITS);
}
