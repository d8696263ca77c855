import type { ComponentProps } from 'react';
import { messageFor, referenceOf } from '../lib/api-error.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { StateMessage } from './state-message.tsx';

type Props = Omit<ComponentProps<typeof StateMessage>, 'role' | 'title'> & {
  title?: string;
  /** The failure, which is described unless there is a description: no network, or the server's words. */
  error?: unknown;
  /** Tries again what failed. */
  onRetry?: () => unknown;
};

/**
 * Shows a failure: its description, the way to continue, and the reference by which the team finds a failure of the
 * server.
 */
export function ErrorState({ title, description, error, action, onRetry, ...rest }: Props) {
  const { t, language } = useTranslation('common');
  const reference = referenceOf(error);
  const text = description ?? (error ? messageFor(error, language) : undefined);
  return (
    <StateMessage
      {...rest}
      role="alert"
      title={title ?? t('error')}
      description={
        reference ? (
          <>
            {text}
            <p className="mt-3 text-base">
              {t('reference')} <code className="mt-1 block break-all text-sm">{reference}</code>
            </p>
          </>
        ) : (
          text
        )
      }
      action={
        <>
          {onRetry && <Button onClick={() => void onRetry()}>{t('try_again')}</Button>}
          {action}
        </>
      }
    />
  );
}
