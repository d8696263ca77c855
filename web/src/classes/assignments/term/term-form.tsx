import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import { formatDate } from '@codivia/contract/text/format-dates';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classPaths } from '../../class-paths.ts';
import { useCreateAssignments } from '../assignments.api.ts';
import { keyOf, lessonKey, type Picking } from '../catalogue/choices.ts';
import { isCovered, type ViewProps } from '../class-data.ts';
import { ZoneNote } from '../zone-note.tsx';
import { isPlanned, newPlan } from './new-plan.ts';
import { planWeeks } from './plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { TermLessons } from './term-lessons.tsx';

/** The plan of a course: its lessons, the rhythm, and what this means week by week. All is sent at once. */
export function TermForm({ course, taught, data }: ViewProps & { course: Course }) {
  const { t, language } = useTranslation('class-assignments');
  const navigate = useNavigate();
  const create = useCreateAssignments(taught.id);
  const licensed = data.licence !== null;
  const assigned = new Set(data.assignments.map(keyOf));
  const [plan, setPlan] = useState(() => newPlan(data.time_zone));
  const [left, setLeft] = useState<ReadonlySet<string>>(assigned);
  const [sent, setSent] = useState(false);
  const lessons = course.lessons.filter(
    ({ id, is_premium }) => (licensed || !is_premium) && !left.has(lessonKey(id)),
  );
  const weeks = isPlanned(plan) ? planWeeks(lessons, plan) : [];
  const last = weeks.findLast((week) => week.lessons.length > 0);
  const count = lessons.length;
  const isOpenable = (lesson: LessonSummary, opensLocal: string) =>
    isCovered(lesson, opensLocal, data);
  const areOpenable = weeks.every((week) =>
    week.lessons.every((lesson) => isOpenable(lesson, week.opens_local)),
  );

  const picking: Picking = {
    chosen: new Set(lessons.map(({ id }) => lessonKey(id))),
    assigned,
    licensed,
    onToggle: (choice) => {
      const next = new Set(left);
      if (!next.delete(keyOf(choice))) next.add(keyOf(choice));
      setLeft(next);
    },
  };

  function skip(day: string, isSkipped: boolean): void {
    const skipped = new Set(plan.skipped);
    if (isSkipped) skipped.add(day);
    else skipped.delete(day);
    setPlan({ ...plan, skipped });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (create.isPending || weeks.length === 0 || !areOpenable) return;
    create.mutate(
      weeks.flatMap(({ lessons: some, opens_local, due_local }) =>
        some.map(({ id }) => ({
          kind: 'lesson' as const,
          lesson_id: id,
          opens_local,
          ...(due_local ? { due_local } : {}),
        })),
      ),
      {
        onSuccess: () => {
          toast.success(t('form.sent', { count }));
          void navigate(classPaths.section(taught.id, 'assignments'));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card className="p-4 sm:p-6">
          <TermLessons course={course} {...picking} />
        </Card>
        <Card className="grid gap-4 p-4 sm:p-6">
          <PlanFields
            plan={plan}
            sent={sent}
            onChange={(changed) => setPlan({ ...plan, ...changed })}
          />
          <ZoneNote timeZone={data.time_zone} />
        </Card>
      </div>
      <Card className="grid grid-cols-1 gap-3 p-4 sm:p-6">
        <h3 className="text-xl">{t('term.preview')}</h3>
        {count === 0 ? (
          <p role={sent ? 'alert' : undefined}>{t('term.empty')}</p>
        ) : (
          <>
            <p className="text-muted">{t('term.preview_text')}</p>
            <PlanPreview
              weeks={weeks}
              skipped={plan.skipped}
              isOpenable={isOpenable}
              onSkip={skip}
            />
            {last && (
              <p role="status" className="font-bold">
                {t('term.until', { date: formatDate(last.day, language) })}
              </p>
            )}
          </>
        )}
        {sent && !areOpenable && data.licence && (
          <p role="alert" className="font-bold text-danger">
            {t('licence.too_late', {
              date: formatDate(data.licence.until, language, 'long', data.time_zone),
            })}
          </p>
        )}
        <Button
          type="submit"
          loading={create.isPending}
          disabled={count === 0}
          className="justify-self-start"
        >
          {t('term.send', { count })}
        </Button>
      </Card>
    </form>
  );
}
