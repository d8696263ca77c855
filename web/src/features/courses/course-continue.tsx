import type { LessonSummary } from '@codivia/contract/api/courses';
import { ArrowRight, Crown } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { LessonState } from './lesson-state.ts';

type Props = {
  /** The lesson that is next, and what it is to the reader. */
  lesson: LessonSummary;
  state: LessonState;
  /** True if a lesson of the course is completed. */
  begun: boolean;
};

/** Returns the target of the button: the lesson, or what opens it. */
function target(state: LessonState, lesson: string) {
  if (state === 'locked-login') return { to: paths.auth, onClick: () => rememberRedirect(lesson) };
  if (state === 'locked-premium') return { to: paths.offer, state: { offered: true } };
  return { to: lesson };
}

/** The link to the next lesson of a course, always visible. */
export function CourseContinue({ lesson, state, begun }: Props) {
  const { t } = useTranslation('courses');
  const title = localizedTitle(lesson, useLanguage());
  const text =
    state === 'locked-login'
      ? lesson.is_premium
        ? 'log_in_premium'
        : 'log_in'
      : state === 'locked-premium'
        ? 'unlock'
        : begun
          ? 'continue'
          : 'path.begin';
  return (
    <div
      className={classes(
        'course-continue sticky bottom-3 z-20 mx-auto flex w-full max-w-2xl items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-lift sm:ps-6',
        state === 'locked-login' && 'for-visitors',
      )}
    >
      <p aria-hidden="true" className="min-w-0 flex-1 leading-snug max-sm:hidden">
        <span className="block text-muted text-sm">{t('path.next')}</span>
        <span className="block truncate font-bold">{title}</span>
      </p>
      <ButtonLink
        {...target(state, paths.lesson(lesson.id))}
        variant={state === 'locked-premium' ? 'joy' : 'primary'}
        className="max-sm:w-full"
      >
        {state === 'locked-premium' && <Crown aria-hidden="true" className="size-5" />}
        {t(text)}
        <VisuallyHidden>: {title}</VisuallyHidden>
        {state !== 'locked-premium' && <ArrowRight aria-hidden="true" className="size-5" />}
      </ButtonLink>
    </div>
  );
}
