import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { useExerciseInsight } from './admin-insight.api.ts';
import { Figures } from './figure-list.tsx';
import { useFigures } from './figures.ts';
import { FrequentAnswer } from './frequent-answer.tsx';
import { useInsightAddress } from './insight-address.ts';
import { InsightPage, Loaded } from './insight-page.tsx';

/** An exercise with the wrong answers that several members gave. */
export function ExerciseInsight({ lesson, exercise: id }: { lesson: string; exercise: string }) {
  const { t, language } = useTranslation('admin-insight');
  const { addressOf } = useInsightAddress();
  const { number, decimal, percent } = useFigures();
  return (
    <Loaded query={useExerciseInsight(lesson, id)}>
      {({ exercise, answers, counted_at, ...found }) => (
        <InsightPage
          title={localizedText(exercise.title, language)}
          back={{ to: addressOf({ lesson }), name: localizedText(found.lesson.title, language) }}
          countedAt={counted_at}
        >
          <Figures
            figures={[
              { name: t('columns.members'), value: number(exercise.members) },
              { name: t('columns.tries'), value: decimal(exercise.tries_per_member) },
              { name: t('columns.solved'), value: percent(exercise.solved) },
            ]}
          />
          {answers.length === 0 ? (
            <EmptyState
              heading="h3"
              title={t('answers.none')}
              description={t('answers.none_text')}
            />
          ) : (
            <section className="grid grid-cols-1 gap-4">
              <h3 className="text-xl">{t('answers.title')}</h3>
              <p className="max-w-prose text-muted text-sm">{t('answers.text')}</p>
              <ol className="grid grid-cols-1 gap-4">
                {answers.map((answer) => (
                  <FrequentAnswer
                    key={JSON.stringify(answer.answer)}
                    lesson={lesson}
                    exercise={id}
                    found={answer}
                  />
                ))}
              </ol>
            </section>
          )}
        </InsightPage>
      )}
    </Loaded>
  );
}
