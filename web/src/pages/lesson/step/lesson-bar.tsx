import type { Lesson } from '@codivia/contract/lessons/lessons';
import { ArrowLeft, CircleCheck, CircleHelp, Crown, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LessonHelp } from './lesson-help.tsx';
import { useMeasuredBar } from './use-measured-bar.ts';

type Props = {
  lesson: Lesson;
  courseTitle: string;
  position: number;
  total: number;
  completed: boolean;
};

/** The course and the place in it, as text and as a bar along the edge of the header. */
function Place({ courseTitle, position, total }: Omit<Props, 'lesson' | 'completed'>) {
  const { t } = useTranslation('lessons');
  const place = t('position', { position, total });
  return (
    <>
      <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm leading-tight max-sm:col-span-2">
        <span className="truncate">{courseTitle}</span>
        {total > 0 && (
          <span className="flex shrink-0 gap-1.5">
            <span aria-hidden="true">·</span>
            <span>{place}</span>
          </span>
        )}
      </p>
      {total > 0 && (
        <div className="absolute inset-x-2 -bottom-[7px] sm:inset-x-4">
          <ProgressBar value={position} max={total} label={t('progress_label')} valueText={place} />
        </div>
      )}
    </>
  );
}

/** The header of a lesson, instead of the site's: the link back, the lesson's title, and what it gives. */
export function LessonBar({ lesson, completed, ...place }: Props) {
  const { t, language } = useTranslation('lessons');
  const common = useTranslation('common').t;
  const [help, setHelp] = useState(false);
  const measured = useMeasuredBar('--lesson-bar');
  return (
    <header
      ref={measured}
      className="lesson-bar sticky top-0 z-30 grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 border-line border-b bg-surface px-2 py-1.5 max-sm:pb-3 sm:flex sm:gap-4 sm:px-4"
    >
      <Link
        to={paths.course(lesson.course_id)}
        aria-label={t('back_to_course')}
        title={t('back_to_course')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-trail hover:bg-trail-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Link>
      {/* On a phone the title has a line of its own, and a second one if it is long. */}
      <div className="min-w-0 grow max-sm:contents">
        <Place {...place} />
        <h1 className="col-span-2 row-start-2 line-clamp-2 text-base leading-snug max-sm:ps-2 sm:truncate sm:text-xl">
          {localizedTitle(lesson, language)}
        </h1>
      </div>
      <div className="col-span-2 row-start-2 flex shrink-0 items-center justify-end gap-1.5 max-sm:pe-2">
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
      </div>
      <button
        type="button"
        aria-label={t('help.title')}
        title={t('help.title')}
        className="col-start-4 row-start-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-trail-soft"
        onClick={() => setHelp(true)}
      >
        <CircleHelp aria-hidden="true" className="size-5" />
      </button>
      <LessonHelp open={help} onOpenChange={setHelp} lesson={lesson} />
    </header>
  );
}
