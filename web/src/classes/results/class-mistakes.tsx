import type { Assignment } from '@codivia/contract/api/assignments';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMistakes } from './results.api.ts';

function Mistakes({ classId, lessonId }: { classId: string; lessonId: string }) {
  const { t, language } = useTranslation('class-results');
  const { data, error, refetch } = useMistakes(classId, lessonId);
  if (!data) {
    if (error) return <PartFailed text={t('mistakes.failed')} onRetry={refetch} />;
    return (
      <PartLoading text={t('mistakes.loading')}>
        <Skeleton className="h-24" />
      </PartLoading>
    );
  }
  if (data.length === 0) return <p className="text-muted">{t('mistakes.none')}</p>;
  return (
    <div className="grid gap-5">
      {data.map(({ exercise_id, title, mistakes }) => (
        <div key={exercise_id} className="grid gap-2">
          <h3 className="wrap-anywhere text-lg">
            {title ? localizedText(title, language) : t('mistakes.gone')}
          </h3>
          <ol className="grid gap-2">
            {mistakes.map(({ label, pupils, tries }) => (
              <li
                key={label}
                className="grid gap-x-4 gap-y-0.5 rounded-control bg-sunken px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="wrap-anywhere whitespace-pre-line">{label}</span>
                <span className="text-muted text-sm">
                  {t('mistakes.pupils', { count: pupils })} ·{' '}
                  {t('mistakes.tries', { count: tries })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** One assignment for each lesson, the latest first: the whole lesson where it is assigned, for its title. */
function lessonsOf(assignments: readonly Assignment[]): Assignment[] {
  const latest = assignments.toReversed().filter(({ lesson_id }) => lesson_id !== null);
  const lessons = new Map<string | null, Assignment>();
  for (const one of latest) {
    if (!lessons.has(one.lesson_id) || one.kind === 'lesson') lessons.set(one.lesson_id, one);
  }
  return [...lessons.values()];
}

type Props = { classId: string; assignments: readonly Assignment[] };

/** The commonest wrong answers of a class in one of its lessons: the one that opened last, until another is chosen. */
export function ClassMistakes({ classId, assignments }: Props) {
  const { t, language } = useTranslation('class-results');
  const [chosen, setChosen] = useState<string>();
  const options = lessonsOf(assignments).map(({ lesson_id, title }) => ({
    value: lesson_id ?? '',
    label: localizedText(title, language),
  }));
  const lessonId = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
  if (lessonId === undefined) return <p className="text-muted">{t('mistakes.none')}</p>;
  return (
    <div className="grid gap-4">
      <div className="max-w-lg">
        <Select
          label={t('mistakes.lesson')}
          options={options}
          value={lessonId}
          onChoose={setChosen}
        />
      </div>
      <Mistakes classId={classId} lessonId={lessonId} />
    </div>
  );
}
