import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@codivia/contract/accounts';
import { BIO_MAX_LENGTH } from '@codivia/contract/admin-users';
import { useTranslation } from '../../lib/i18n.ts';

/** Something before and after the @, and a dot after it; the server looks closer. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
const AVATAR = /^(|\/(?!\/)[^\s"<>\\]*)$/;

/** What the fields of an account must be (docs/product.md#user-fields). */
export function useUserRules() {
  const { t } = useTranslation('admin-users');
  const most = (count: number) => ({ value: count, message: t('form.too_long', { count }) });
  return {
    name: {
      validate: (name: string) => name.trim() !== '' || t('form.name_required'),
      maxLength: most(NAME_MAX_LENGTH),
    },
    email: {
      required: t('form.email_required'),
      pattern: { value: EMAIL, message: t('form.email_invalid') },
    },
    password: {
      required: t('form.password_required'),
      minLength: {
        value: PASSWORD_MIN_LENGTH,
        message: t('form.too_short', { count: PASSWORD_MIN_LENGTH }),
      },
      maxLength: most(PASSWORD_MAX_LENGTH),
    },
    bio: { maxLength: most(BIO_MAX_LENGTH) },
    avatar_url: { pattern: { value: AVATAR, message: t('form.avatar_invalid') } },
  };
}
