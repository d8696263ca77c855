import type { ComponentProps } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { StateMessage } from './state-message.tsx';

type Props = Omit<ComponentProps<typeof StateMessage>, 'role' | 'title'> & {
  title?: string;
  /** Tries again what failed. */
  onRetry?: () => void;
};

/** Something failed: what, and how to go on. */
export function ErrorState({ title, action, onRetry, ...rest }: Props) {
  const { t } = useTranslation('common');
  const actions = (
    <>
      {onRetry && <Button onClick={onRetry}>{t('try_again')}</Button>}
      {action}
    </>
  );
  return <StateMessage {...rest} role="alert" title={title ?? t('error')} action={actions} />;
}
