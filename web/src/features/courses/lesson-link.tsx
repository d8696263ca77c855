import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { LessonState } from './lesson-state.ts';

const READABLE = { open: 'open_lesson', unknown: 'open_unknown', completed: 'review' } as const;

/** The link to a lesson, or to what opens it; that of the next lesson is highlighted. */
export function LessonLink({
  lessonId,
  title,
  state,
  isPremium,
  isNext,
  isBegun,
}: {
  lessonId: string;
  title: string;
  state: LessonState;
  isPremium: boolean;
  isNext: boolean;
  /** True if the member has opened it. */
  isBegun: boolean;
}) {
  const { t } = useTranslation('courses');
  const name = <VisuallyHidden>: {title}</VisuallyHidden>;
  const lesson = paths.lesson(lessonId);
  if (state === 'locked-login') {
    return (
      <ButtonLink
        to={paths.auth}
        data-wanted={lesson}
        variant="secondary"
        size="sm"
        className="for-visitors"
      >
        {t(isPremium ? 'log_in_premium' : 'log_in')}
        {name}
      </ButtonLink>
    );
  }
  if (state === 'locked-premium') {
    return (
      <ButtonLink to={paths.offer} state={{ offered: true }} variant="secondary" size="sm">
        {t('unlock')}
        {name}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={lesson} variant={isNext ? 'primary' : 'secondary'} size="sm">
      {t(state === 'open' && isBegun ? 'continue' : READABLE[state])}
      {name}
    </ButtonLink>
  );
}
