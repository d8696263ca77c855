import type { ComponentProps } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Input } from '../../ui/input.tsx';

/** The field of an e-mail address, with the keyboard for it. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'label' | 'type'>) {
  const { t } = useTranslation('accounts');
  return (
    <Input
      autoComplete="email"
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
