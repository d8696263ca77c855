import type { ReactNode } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { refusalOf } from './refusal.ts';

type Props = {
  error: unknown;
  /** Links to the login, to the explanation of Premium, and to the courses. */
  actions: { logIn: ReactNode; premium: ReactNode; courses: ReactNode };
  onRetry: () => void;
  /** Tells whether the reader may be promised a free week. */
  trial: 'available' | 'used' | 'unknown';
  /** True if nothing is known of the lesson, so that nothing else on the page names it. */
  alone: boolean;
};

/** Explains why the lesson is not shown, and what the reader can do. */
export function LessonRefused({ error, actions, trial, onRetry, alone }: Props) {
  const { t, language } = useTranslation('lessons');
  const refusal = refusalOf(error);
  const heading = alone ? 'h1' : 'h2';
  if (refusal === 'login-required') {
    return (
      <StateMessage
        role="status"
        pose="greet"
        heading={heading}
        title={t('login_required.title')}
        description={t('login_required.text')}
        action={actions.logIn}
      />
    );
  }
  if (refusal === 'premium-required') {
    return (
      <StateMessage
        role="status"
        pose="point"
        heading={heading}
        title={t('premium_required.title')}
        description={t(`premium_required.text_${trial}`)}
        action={actions.premium}
      />
    );
  }
  if (refusal === 'not-found') {
    return (
      <StateMessage
        role="alert"
        pose="lost"
        heading={heading}
        title={t('not_found')}
        description={t('not_found_text')}
        action={actions.courses}
      />
    );
  }
  const message = messageFor(error, language);
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <ErrorState
      heading={heading}
      title={t('access_error')}
      error={error}
      description={status > 0 ? t('access_error_text', { message, status }) : message}
      onRetry={onRetry}
      action={actions.courses}
    />
  );
}
