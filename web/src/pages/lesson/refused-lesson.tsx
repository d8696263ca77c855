import { trialLessonOf } from '@codivia/contract/lessons/trial-lesson';
import { Crown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCourses } from '../../features/courses/courses.api.ts';
import { LessonRefused } from '../../features/lessons/lesson-refused.tsx';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTrial } from '../../features/subscriptions/subscriptions.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';

/** The way to try this lesson without an account, where it is the one that can be tried. */
function TryWithoutAccount({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('lessons');
  const { data: courses } = useCourses();
  if (!courses || trialLessonOf(courses)?.id !== lessonId) return null;
  return (
    <ButtonLink to={paths.trialLesson} variant="joy">
      {t('login_required.try')}
    </ButtonLink>
  );
}

type Props = Omit<ComponentProps<typeof LessonRefused>, 'actions' | 'trial'> & { lessonId: string };

/** A lesson that cannot be shown, with the ways out. */
export function RefusedLesson({ lessonId, ...props }: Props) {
  const { t } = useTranslation('lessons');
  const trial = useTrial();
  const actions = {
    logIn: (
      <>
        <TryWithoutAccount lessonId={lessonId} />
        <ButtonLink to={paths.auth}>{t('login_required.log_in')}</ButtonLink>
        <ButtonLink to={paths.register} variant="secondary">
          {t('login_required.sign_up')}
        </ButtonLink>
      </>
    ),
    premium: (
      <>
        <UnlessClosed right="own-account">
          <SubscribeButton>
            <Crown aria-hidden="true" className="size-5" />
            {t('premium_required.subscribe')}
          </SubscribeButton>
        </UnlessClosed>
        <ButtonLink to={`${paths.courses}?plan=free`} variant="secondary">
          {t('premium_required.free_lessons')}
        </ButtonLink>
      </>
    ),
    courses: (
      <ButtonLink to={paths.courses} variant="secondary">
        {t('back_to_courses')}
      </ButtonLink>
    ),
  };
  return <LessonRefused {...props} actions={actions} trial={trial} />;
}
