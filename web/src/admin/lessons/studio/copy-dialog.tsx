import {
  EXERCISE_KINDS,
  type ExerciseKind,
  type FoundExercise,
} from '@codivia/contract/api/admin-exercises';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { SearchField } from '../../kit/search-field.tsx';
import { ExerciseChoice } from './exercise-choice.tsx';
import { EXERCISES_PER_PAGE, useExerciseList, useFetchExercise } from './exercise-list.api.ts';
import { titleOf } from './title-of.ts';

const ALL = 'all';

type Props = {
  onChoose: (exercise: AuthoredExercise) => void;
  onClose: () => void;
};

/** Searches the exercises of all lessons for one to copy. */
export function CopyDialog({ onChoose, onClose }: Props) {
  const { t, language } = useTranslation('admin-studio');
  const exercises = useTranslation('admin-exercises').t;
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<ExerciseKind | typeof ALL>(ALL);
  const [page, setPage] = useState(1);
  const list = useExerciseList(words, kind === ALL ? undefined : kind, page);
  const fetching = useFetchExercise();
  const { data } = list;

  async function choose({ lesson_id, id }: FoundExercise): Promise<void> {
    try {
      onChoose(await fetching.mutateAsync({ lesson: lesson_id, exercise: id }));
    } catch (error) {
      toast.error(errorText(t('copy.failed'), error));
    }
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('copy.title')}
      description={t('copy.text')}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            label={t('copy.search')}
            value={words}
            onSearch={(next) => {
              setWords(next);
              setPage(1);
            }}
          />
          <Select
            label={t('copy.kind')}
            options={[
              { value: ALL, label: t('copy.all_kinds') },
              ...EXERCISE_KINDS.map((value) => ({ value, label: exercises(`kinds.${value}`) })),
            ]}
            value={kind}
            onChoose={(next) => {
              setKind(next);
              setPage(1);
            }}
          />
        </div>
        <p role="status" className="text-muted text-sm">
          {data && t('copy.found', { count: data.total })}
        </p>
        {list.isError && !data && (
          <ErrorState
            title={t('copy.load_failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <Skeleton className="h-64" />}
        <ul aria-label={t('copy.list')} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {data?.exercises.map((one) => (
            <ExerciseChoice
              key={`${one.lesson_id} ${one.id}`}
              title={titleOf(one, language)}
              below={`${language === 'fr' ? one.lesson_title_fr : one.lesson_title} · ${one.id}`}
              kind={one.kind}
              task={one.task}
              disabled={fetching.isPending}
              onChoose={() => void choose(one)}
            />
          ))}
        </ul>
        {data && (
          <Pager page={page} total={data.total} rows={EXERCISES_PER_PAGE} onTurn={setPage} />
        )}
      </div>
    </Dialog>
  );
}
