import { SquarePen } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useLessonInsight } from './admin-insight.api.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { Figures } from './figure-list.tsx';
import { shareOf, useFigures } from './figures.ts';
import { useInsightAddress } from './insight-address.ts';
import { InsightPage, Loaded } from './insight-page.tsx';
import { StepFunnel } from './step-funnel.tsx';

/** A lesson: at which step learners leave it, and which of its exercises they solve. */
export function LessonInsight({ id }: { id: string }) {
  const { t, language } = useTranslation('admin-insight');
  const { addressOf, editorOf } = useInsightAddress();
  const { number, percent } = useFigures();
  return (
    <Loaded query={useLessonInsight(id)}>
      {({ title, course, figures, stated_minutes, steps, exercises }) => (
        <InsightPage
          title={localizedText(title, language)}
          back={{
            to: addressOf({ course: course?.id }),
            name: course ? localizedText(course.title, language) : t('all_courses'),
          }}
          countedAt={figures?.counted_at ?? null}
          actions={
            <ButtonLink variant="secondary" to={editorOf(id)}>
              <SquarePen aria-hidden="true" className="size-5" />
              {t('edit_lesson')}
            </ButtonLink>
          }
        >
          {figures ? (
            <>
              <Figures
                figures={[
                  { name: t('columns.started'), value: number(figures.started) },
                  { name: t('columns.finished'), value: percent(shareOf(figures)) },
                  { name: t('columns.stated_minutes'), value: number(stated_minutes) },
                  { name: t('columns.median_minutes'), value: number(figures.median_minutes) },
                ]}
              />
              <StepFunnel steps={steps} exercises={exercises} started={figures.started} />
              {exercises.length > 0 && <ExerciseTable lesson={id} exercises={exercises} />}
            </>
          ) : (
            <EmptyState heading="h3" title={t('nothing_yet')} description={t('too_few')} />
          )}
        </InsightPage>
      )}
    </Loaded>
  );
}
