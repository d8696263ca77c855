import type { ReactNode } from 'react';
import { LessonSteps, StepLabel } from '../../features/lessons/lesson-steps.tsx';
import type { Refusal } from '../../features/lessons/refusal.ts';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  previous: string | undefined;
  next: string | undefined;
  refusal: Refusal | undefined;
  completed: boolean;
};

function RefusalAction({ refusal }: { refusal: Refusal | undefined }): ReactNode {
  const { t } = useTranslation('lessons');
  if (refusal === 'login-required') {
    return (
      <Button size="lg" disabled>
        {t('log_in_to_continue')}
      </Button>
    );
  }
  if (refusal === 'premium-required') {
    return <SubscribeButton size="lg">{t('unlock_with_premium')}</SubscribeButton>;
  }
  return null;
}

/** The ways on from a lesson that is not shown. */
export function RefusedSteps({ previous, next, refusal, completed }: Props) {
  const link = (id: string | undefined, direction: 'previous' | 'next') =>
    id && (
      <ButtonLink
        to={paths.lesson(id)}
        variant={direction === 'next' && completed ? 'primary' : 'secondary'}
      >
        <StepLabel direction={direction} />
      </ButtonLink>
    );
  return (
    <LessonSteps previous={link(previous, 'previous')} next={link(next, 'next')}>
      <RefusalAction refusal={refusal} />
    </LessonSteps>
  );
}
