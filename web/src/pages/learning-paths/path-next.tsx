import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Place } from './path-progress.ts';

/** The next thing on a path: a course to start or to continue, or the end of it. */
export function PathNext({ next, begun }: { next: Place | undefined; begun: boolean }) {
  const { t, language } = useTranslation('learning-paths');
  if (!next) return <p className="font-bold text-done text-xl">{t('walked')}</p>;
  const { course, state } = next;
  const words = state === 'begun' ? 'continue' : begun ? 'go_on' : 'start';
  return (
    <ButtonLink to={paths.course(course.id)} className="justify-self-start">
      {t(words, { title: localizedTitle(course, language) })}
    </ButtonLink>
  );
}
