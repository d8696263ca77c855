import type { ComponentProps } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Input } from './input.tsx';

/** The field of a code of the second factor. It has the focus: it appears once the server has asked for it. */
export function FactorCodeInput(props: Omit<ComponentProps<typeof Input>, 'label'>) {
  const { t } = useTranslation('account-rules');
  return (
    <Input
      {...props}
      label={t('factor_code')}
      autoComplete="one-time-code"
      maxLength={40}
      autoFocus
      required
    />
  );
}
