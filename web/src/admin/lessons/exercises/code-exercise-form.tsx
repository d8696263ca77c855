import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { TASK_NAMES, taskNameOf } from '@codivia/contract/exercises/modules';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AboutFields, HintsField } from './about-fields.tsx';
import { withTask } from './change-task.ts';
import { FilesField } from './files-field.tsx';
import { type FieldsProps, taskFields } from './task-fields.tsx';

type Props = {
  exercise: AuthoredCheckedExercise;
  onChange: (exercise: AuthoredCheckedExercise) => void;
};

/** The fields for the texts that state the task. */
export function TaskFields({ exercise, onChange, put }: Props & Pick<FieldsProps, 'put'>) {
  const { t } = useTranslation('admin-exercises');
  const { About } = taskFields(exercise);
  return (
    <>
      <AboutFields exercise={exercise} onChange={onChange} />
      <Select
        label={t('task')}
        hint={t('task_hint')}
        options={TASK_NAMES.filter((value) => value !== 'sql' || exercise.kind === 'python').map(
          (value) => ({ value, label: t(`tasks.${value}`) }),
        )}
        value={taskNameOf(exercise)}
        onChoose={(task) => onChange(withTask(exercise, task))}
      />
      {About && <About exercise={exercise} put={put} />}
    </>
  );
}

const PARTS = ['task', 'program', 'check', 'answers', 'hints'] as const;
type Part = (typeof PARTS)[number];

/** The form for all parts of an exercise with a check, one part at a time: together they fill fifteen screens. */
export function CodeExerciseForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const [part, setPart] = useState<Part>('task');
  const put = (changes: object) => onChange({ ...exercise, ...changes } as AuthoredCheckedExercise);
  const { Program, Check, Answers } = taskFields(exercise);
  const panels: Record<Part, ReactNode> = {
    task: <TaskFields exercise={exercise} onChange={onChange} put={put} />,
    program: (
      <>
        <Program exercise={exercise} put={put} />
        <FilesField exercise={exercise} put={put} />
      </>
    ),
    check: <Check exercise={exercise} put={put} />,
    answers: <Answers exercise={exercise} put={put} />,
    hints: <HintsField exercise={exercise} atLeast={2} onChange={onChange} />,
  };
  return (
    <Tabs
      variant="form"
      label={t('parts.label')}
      tabs={PARTS.map((value) => ({
        value,
        label: t(`parts.${value}`),
        panel: panels[value],
      }))}
      value={part}
      onChoose={setPart}
    />
  );
}
