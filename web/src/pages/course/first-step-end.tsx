import type { FirstStep } from '@codivia/contract/lessons/first-step';
import type { ReactNode } from 'react';
import type { LessonState } from '../../features/courses/lesson-state.ts';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';

type Props = {
  step: FirstStep;
  /** The first lesson to the reader. */
  state: LessonState;
};

/** The reason to go on, and the way: to the trial lesson, an account, Premium or the lesson itself. */
function wayOn({ lesson_id, is_premium, trial }: FirstStep, state: LessonState) {
  if (state === 'locked-login' && trial) return { text: 'trial', to: paths.trialLesson } as const;
  if (state === 'locked-login') {
    return { text: is_premium ? 'premium' : 'account', to: null } as const;
  }
  if (state === 'locked-premium') return { text: 'premium', to: null } as const;
  return { text: 'member', to: paths.lesson(lesson_id) } as const;
}

/** The end of the first step: what comes next, and how to go on. */
export function FirstStepEnd({ step, state }: Props): ReactNode {
  const { t } = useTranslation('first-step');
  const { next_title: title, steps_left: count } = step;
  const { text, to } = wayOn(step, state);
  const remember = () => rememberRedirect(paths.lesson(step.lesson_id));
  return (
    <div className="grid gap-4 rounded-card bg-trail-soft p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <Mascot pose="proud" className="h-20 w-auto shrink-0" />
        <div className="grid gap-1">
          <h3 className="text-xl sm:text-2xl">{t('done')}</h3>
          <p>
            {count === 0
              ? t('nothing_left')
              : title
                ? t('next', { count, title })
                : t('left', { count })}
          </p>
        </div>
      </div>
      <p>{t(text)}</p>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {to ? (
          <ButtonLink to={to} size="lg">
            {t('go_on')}
          </ButtonLink>
        ) : state === 'locked-premium' ? (
          <UnlessClosed right="own-account">
            <SubscribeButton size="lg">{t('unlock')}</SubscribeButton>
          </UnlessClosed>
        ) : (
          <>
            <ButtonLink to={paths.register} size="lg" onClick={remember}>
              {t('sign_up')}
            </ButtonLink>
            <ButtonLink to={paths.auth} size="lg" variant="ghost" onClick={remember}>
              {t('log_in')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
