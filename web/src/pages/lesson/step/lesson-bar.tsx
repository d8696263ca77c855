import type { Lesson } from '@codivia/contract/lessons';
import { ArrowLeft, CircleCheck, CircleHelp, Crown, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LessonHelp } from './lesson-help.tsx';

type Props = {
  lesson: Lesson;
  courseTitle: string;
  position: number;
  total: number;
  /** Lessons of the course that are completed; undefined until known. */
  done: number | undefined;
  completed: boolean;
};

function Place({ courseTitle, position, total, done }: Omit<Props, 'lesson' | 'completed'>) {
  const { t } = useTranslation('lessons');
  const progress = done === undefined ? undefined : t('completed_of', { done, count: total });
  return (
    <>
      <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm leading-tight">
        <span className="truncate max-sm:hidden">{courseTitle}</span>
        {total > 0 && (
          <span className="flex shrink-0 gap-1.5">
            <span aria-hidden="true" className="max-sm:hidden">
              ·
            </span>
            <span>{t('position', { position, total })}</span>
          </span>
        )}
      </p>
      {done !== undefined && total > 0 && (
        <ProgressBar
          value={done}
          max={total}
          label={t('progress_label')}
          {...(progress && { valueText: progress })}
          className="hidden w-36 shrink-0 xl:block"
        />
      )}
    </>
  );
}

/** The header of a lesson, instead of the site's: the way back, what it is, and what it gives. */
export function LessonBar({ lesson, completed, ...place }: Props) {
  const { t } = useTranslation('lessons');
  const common = useTranslation('common').t;
  const language = useLanguage();
  const [help, setHelp] = useState(false);
  return (
    <header className="lesson-bar sticky top-0 z-30 flex min-h-14 items-center gap-2 border-line border-b bg-surface px-2 py-1.5 sm:gap-4 sm:px-4">
      <Link
        to={paths.course(lesson.course_id)}
        aria-label={t('back_to_course')}
        title={t('back_to_course')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-trail hover:bg-trail-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Link>
      <div className="min-w-0 grow">
        <div className="flex items-center gap-4">
          <Place {...place} />
        </div>
        <h1 className="truncate text-base leading-snug sm:text-xl">
          {localizedTitle(lesson, language)}
        </h1>
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {completed && (
          <Badge tone="done">
            <CircleCheck aria-hidden="true" />
            <span className="max-lg:sr-only">{t('completed')}</span>
          </Badge>
        )}
        {lesson.is_premium && (
          <Badge tone="trail">
            <Crown aria-hidden="true" />
            <span className="max-sm:sr-only">{common('premium')}</span>
          </Badge>
        )}
        <Badge tone="joy">
          <Sparkles aria-hidden="true" className="max-sm:hidden" />
          {t('xp', { xp: lesson.xp_reward })}
        </Badge>
        <button
          type="button"
          aria-label={t('help.title')}
          title={t('help.title')}
          className="grid size-11 place-items-center rounded-control hover:bg-trail-soft"
          onClick={() => setHelp(true)}
        >
          <CircleHelp aria-hidden="true" className="size-5" />
        </button>
      </div>
      <LessonHelp open={help} onOpenChange={setHelp} lesson={lesson} />
    </header>
  );
}
