import type { InsightExercise } from '@codivia/contract/api/admin-insight';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { useFigures } from './figures.ts';
import { useInsightAddress } from './insight-address.ts';
import { type Column, SortedTable } from './sorted-table.tsx';
import { TitleLink } from './title-link.tsx';

type Props = { lesson: string; exercises: readonly InsightExercise[] };

/** The exercises of a lesson with their tries. */
export function ExerciseTable({ lesson, exercises }: Props) {
  const { t, language } = useTranslation('admin-insight');
  const { addressOf } = useInsightAddress();
  const { number, decimal, percent } = useFigures();
  const title = useId();
  const columns: Column<InsightExercise>[] = [
    {
      key: 'exercise',
      label: t('columns.exercise'),
      cell: (exercise) => (
        <TitleLink
          to={addressOf({ lesson, exercise: exercise.id })}
          title={localizedText(exercise.title, language)}
        />
      ),
    },
    {
      key: 'members',
      label: t('columns.members'),
      by: ({ members }) => members,
      cell: ({ members }) => number(members),
    },
    {
      key: 'tries',
      label: t('columns.tries'),
      by: ({ tries_per_member }) => tries_per_member,
      cell: ({ tries_per_member }) => decimal(tries_per_member),
    },
    {
      key: 'solved',
      label: t('columns.solved'),
      by: ({ solved }) => solved,
      cell: ({ solved }) => percent(solved),
    },
    {
      key: 'wrong',
      label: t('columns.wrong_answers'),
      by: ({ wrong_answers }) => wrong_answers,
      cell: ({ wrong_answers }) => number(wrong_answers),
    },
  ];
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-3">
      <h3 id={title} className="text-xl">
        {t('exercises')}
      </h3>
      <SortedTable
        caption={t('exercises')}
        rows={exercises}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </section>
  );
}
