import type {
  AuthoredCheckedExercise,
  AuthoredExercise,
} from '@codivia/contract/exercises/exercises';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { HintsField } from '../exercises/about-fields.tsx';
import { TaskFields } from '../exercises/code-exercise-form.tsx';
import { ExploreForm } from '../exercises/explore/explore-form.tsx';
import { FilesField } from '../exercises/files-field.tsx';
import { IdField } from '../exercises/id-field.tsx';
import { PredictExerciseForm } from '../exercises/predict-exercise-form.tsx';
import { QuizForm } from '../exercises/quiz-form.tsx';
import { taskFields } from '../exercises/task-fields.tsx';

type Props<Exercise = AuthoredExercise> = {
  exercise: Exercise;
  taken: readonly string[];
  onChange: (exercise: AuthoredExercise) => void;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-5 p-4 sm:p-6">
      <h4 className="text-xl">{title}</h4>
      {children}
    </Card>
  );
}

/** The parts of an exercise with a check, from what learners shall discover to other right answers. */
function CodeSections({ exercise, taken, onChange }: Props<AuthoredCheckedExercise>) {
  const { t } = useTranslation('admin-studio');
  const exercises = useTranslation('admin-exercises').t;
  const put = (changes: object) => onChange({ ...exercise, ...changes } as AuthoredCheckedExercise);
  const { Program, Check, Answers } = taskFields(exercise);
  return (
    <>
      <Section title={t('sections.goal')}>
        <TaskFields exercise={exercise} onChange={onChange} put={put} />
        <IdField id={exercise.id} taken={taken} onChange={(id) => put({ id })} />
      </Section>
      <Section title={t('sections.program')}>
        <Program exercise={exercise} put={put} />
        <FilesField exercise={exercise} put={put} />
      </Section>
      <Section title={exercises('check')}>
        <Check exercise={exercise} put={put} />
      </Section>
      <Section title={t('sections.wrong')}>
        <Answers exercise={exercise} put={put} only="wrong" />
      </Section>
      <Section title={exercises('hints')}>
        <HintsField exercise={exercise} atLeast={2} onChange={onChange} />
      </Section>
      <Section title={exercises('alternatives')}>
        <Answers exercise={exercise} put={put} only="alternatives" />
      </Section>
    </>
  );
}

/** The fields of an exercise of any kind, all on one page. */
export function StudioSections({ exercise, taken, onChange }: Props) {
  const { t } = useTranslation('admin-studio');
  if (exercise.kind !== 'quiz' && exercise.kind !== 'explore' && exercise.kind !== 'predict') {
    return (
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <CodeSections exercise={exercise} taken={taken} onChange={onChange} />
      </div>
    );
  }
  return (
    <Section title={t('sections.goal')}>
      {exercise.kind === 'quiz' && <QuizForm question={exercise} onChange={onChange} />}
      {exercise.kind === 'predict' && (
        <PredictExerciseForm exercise={exercise} onChange={onChange} />
      )}
      {exercise.kind === 'explore' && <ExploreForm exercise={exercise} onChange={onChange} />}
      <IdField id={exercise.id} taken={taken} onChange={(id) => onChange({ ...exercise, id })} />
    </Section>
  );
}
