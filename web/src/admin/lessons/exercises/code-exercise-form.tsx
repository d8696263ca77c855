import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AboutFields, HintsField } from './about-fields.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { TASKS, taskOf, withTask } from './change-task.ts';
import { ChecklistField } from './checklist-field.tsx';
import { CodeBox } from './code-field.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { FileAnswers, FileCode } from './file-answers.tsx';
import { FilesField } from './files-field.tsx';
import { ArrangeAnswers, FillAnswers, GivenCode } from './given-answers.tsx';
import { PageAnswers, PageCode } from './page-answers.tsx';

type Props = {
  exercise: AuthoredCheckedExercise;
  onChange: (exercise: AuthoredCheckedExercise) => void;
};

type FieldsProps = { exercise: AuthoredCheckedExercise; put: (changes: object) => void };

function ProgramCode({ exercise, put }: FieldsProps) {
  if (exercise.task === 'fill' || exercise.task === 'arrange') {
    return <GivenCode exercise={exercise} put={put} />;
  }
  if (exercise.kind === 'web') return <PageCode exercise={exercise} put={put} />;
  return <FileCode exercise={exercise} put={put} />;
}

function AnswerFields({ exercise, put }: FieldsProps) {
  if (exercise.task === 'fill') return <FillAnswers exercise={exercise} put={put} />;
  if (exercise.task === 'arrange') return <ArrangeAnswers exercise={exercise} put={put} />;
  if (exercise.kind === 'web') return <PageAnswers exercise={exercise} put={put} />;
  return <FileAnswers exercise={exercise} put={put} />;
}

/** What decides whether an answer passes, and what learners read when it does not. */
function CheckFields({ exercise, put }: FieldsProps) {
  const { t } = useTranslation('admin-exercises');
  if (exercise.task === 'open') return <ChecklistField exercise={exercise} put={put} />;
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5">
        <CodeBox
          label={t('check')}
          code={exercise.check}
          language={exercise.kind === 'python' ? 'python' : 'javascript'}
          onChange={(check) => put({ check })}
        />
        <p className="text-muted text-sm">{t(`check_hints.${exercise.kind}`)}</p>
      </div>
      <FeedbackField feedback={exercise.feedback} onChange={(feedback) => put({ feedback })} />
    </>
  );
}

/** What learners are asked, in words. */
function TaskFields({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <AboutFields exercise={exercise} onChange={onChange} />
      <Select
        label={t('task')}
        hint={t('task_hint')}
        options={TASKS.map((value) => ({ value, label: t(`tasks.${value}`) }))}
        value={taskOf(exercise)}
        onChoose={(task) => onChange(withTask(exercise, task))}
      />
      {exercise.task === 'fix' && (
        <BilingualField
          label={t('failing_case')}
          hint={t('failing_case_hint')}
          value={exercise.failing_case ?? { en: '', fr: '' }}
          onChange={(failing_case) => onChange({ ...exercise, failing_case })}
        />
      )}
    </>
  );
}

const PARTS = ['task', 'program', 'check', 'answers', 'hints'] as const;
type Part = (typeof PARTS)[number];

/** Everything an exercise with a check is made of, one part at a time: together they fill fifteen screens. */
export function CodeExerciseForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const [part, setPart] = useState<Part>('task');
  const put = (changes: object) => onChange({ ...exercise, ...changes } as AuthoredCheckedExercise);
  const panels: Record<Part, ReactNode> = {
    task: <TaskFields exercise={exercise} onChange={onChange} />,
    program: (
      <>
        <ProgramCode exercise={exercise} put={put} />
        <FilesField exercise={exercise} put={put} />
      </>
    ),
    check: <CheckFields exercise={exercise} put={put} />,
    answers: <AnswerFields exercise={exercise} put={put} />,
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
