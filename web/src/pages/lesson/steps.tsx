import type { LessonSummary } from '@codivia/contract/courses';
import type { ReactNode } from 'react';
import { LessonSteps, type SolvedCount, StepLabel } from '../../features/lessons/lesson-steps.tsx';
import type { Refusal } from '../../features/lessons/refusal.ts';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LESSON_STEPS_ID } from './continue-after.ts';
import { useCompletion } from './use-completion.ts';

type Props = {
  lesson: LessonSummary;
  previous: string | undefined;
  next: string | undefined;
  /** It cannot be completed: no learner sees it yet. */
  draft: boolean;
  refusal: Refusal | undefined;
  completed: boolean;
  exercises: SolvedCount | undefined;
};

function InsteadOfComplete({ refusal }: { refusal: Refusal | undefined }): ReactNode {
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

/** The ways on from a lesson. */
export function Steps({ lesson, previous, next, draft, refusal, completed, exercises }: Props) {
  const { complete, completing } = useCompletion(lesson, next);
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
    <div id={LESSON_STEPS_ID} className="scroll-mt-20 outline-none">
      <LessonSteps
        previous={link(previous, 'previous')}
        next={link(next, 'next')}
        instead={refusal || draft ? <InsteadOfComplete refusal={refusal} /> : undefined}
        completed={completed}
        completing={completing}
        exercises={exercises}
        onComplete={complete}
      />
    </div>
  );
}
