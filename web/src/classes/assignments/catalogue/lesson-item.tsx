import type { LessonSummary } from '@codivia/contract/api/courses';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { lessonChoice, type Picking } from './choices.ts';
import { ExerciseChoices } from './exercise-choices.tsx';

type Props = Picking & { lesson: LessonSummary };

/** A lesson to choose, and a button that shows its exercises. */
export function LessonItem({ lesson, ...picking }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const id = useId();
  const [open, setOpen] = useState(false);
  const title = localizedTitle(lesson, language);
  const { is_premium } = lesson;
  const isLocked = is_premium && !picking.licensed;
  return (
    <li className="grid grid-cols-1 py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <ChoiceRow {...picking} choice={lessonChoice(lesson.id, { title, is_premium })}>
          <span className="text-muted text-sm">
            {t('catalogue.minutes', { number: lesson.duration_minutes })}
          </span>
        </ChoiceRow>
        {lesson.exercise_count > 0 && !isLocked && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <span>
              {t('catalogue.exercises', { count: lesson.exercise_count })}{' '}
              <VisuallyHidden>{t('catalogue.exercises_of', { title })}</VisuallyHidden>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={classes('size-4 transition-transform', open && 'rotate-180')}
            />
          </Button>
        )}
      </div>
      <div id={id} className="ps-8">
        {open && <ExerciseChoices lesson={lesson} {...picking} />}
      </div>
    </li>
  );
}
