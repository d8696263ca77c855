import { exerciseXp } from '@codivia/contract/api/experience';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { CircleCheck, Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { rememberRedirect } from '../../../lib/redirect.ts';
import { useUnstored } from '../../../lib/use-unstored.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Mascot } from '../../../ui/mascot.tsx';
import { LeftOut } from './lesson-end.tsx';
import type { StepEntry } from './step-progress.tsx';

type Props = {
  lesson: Lesson;
  solved: ReadonlySet<string>;
  entries: readonly StepEntry[];
  onOpen: (index: number) => void;
  focus: Ref<HTMLElement>;
};

function Done({ lesson, solved }: Pick<Props, 'lesson' | 'solved'>): ReactNode {
  const { t } = useTranslation('trial-lesson');
  const done = lesson.exercises.filter(({ id }) => solved.has(id));
  if (done.length === 0) return <p className="text-lg">{t('none_solved')}</p>;
  return (
    <>
      <p className="flex items-center gap-2 font-bold text-xl">
        <Sparkles aria-hidden="true" className="size-6 text-spark" />
        {t('waiting', { xp: done.reduce((sum, exercise) => sum + exerciseXp(exercise), 0) })}
      </p>
      <section aria-labelledby="learned" className="grid gap-2">
        <h3 id="learned" className="text-lg">
          {t('learned')}
        </h3>
        <ul className="grid gap-1.5">
          {done.map((exercise) => (
            <li key={exercise.id} className="flex gap-2.5">
              <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-done" />
              {exercise.kind === 'quiz' ? t('question') : exercise.title}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The end of the trial lesson: what was done, the XP that wait, and the ways on. */
export function TrialEnd({ lesson, solved, entries, onOpen, focus }: Props) {
  const { t } = useTranslation('trial-lesson');
  const unstored = useUnstored();
  const remember = () => rememberRedirect(paths.lesson(lesson.id));
  return (
    <section ref={focus} tabIndex={-1} aria-label={t('end')} className="lesson-step outline-none">
      <div className="step-column grid w-full gap-6">
        <div className="flex items-center gap-5">
          <Mascot pose="proud" className="h-28 w-auto shrink-0 max-sm:h-20" />
          <h2 className="text-2xl sm:text-3xl">{t('end_title')}</h2>
        </div>
        <Done lesson={lesson} solved={solved} />
        <LeftOut entries={entries} onOpen={onOpen} />
        {unstored && (
          <p role="status" className="rounded-control bg-joy-soft px-4 py-3">
            {t('not_stored')}
          </p>
        )}
        <p>{t('lesson_xp', { xp: lesson.xp_reward })}</p>
        <p>{t('account_text')}</p>
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink to={paths.register} size="lg" onClick={remember}>
            {t('sign_up')}
          </ButtonLink>
          <ButtonLink to={paths.courses} size="lg">
            {t('look')}
          </ButtonLink>
          <ButtonLink to={paths.auth} size="lg" variant="ghost" onClick={remember}>
            {t('log_in')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
