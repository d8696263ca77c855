import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { type Task, taskNameOf } from '@codivia/contract/exercises/modules';
import type { AuthoredWriteExercise } from '@codivia/contract/exercises/tasks/write';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { AnswerList } from './answer-lists.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { ChecklistField } from './checklist-field.tsx';
import { CodeBox } from './code-field.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { ArrangeAnswers, FillAnswers, GivenCode } from './given-answers.tsx';
import { SqlAnswers, SqlCheck, SqlProgram } from './sql-fields.tsx';
import { WholeAnswers, WholeCode } from './whole-fields.tsx';

export type FieldsProps<E = AuthoredCheckedExercise> = {
  exercise: E;
  put: (changes: object) => void;
};

/** The fields in which one task is edited. */
interface TaskFields<E> {
  /** The fields beside the texts that state the task. */
  About?: ComponentType<FieldsProps<E>>;
  Program: ComponentType<FieldsProps<E>>;
  /** The fields that decide if an answer passes, and the messages to learners when it does not. */
  Check: ComponentType<FieldsProps<E>>;
  Answers: ComponentType<FieldsProps<E> & { only?: AnswerList }>;
}

type OneCheck = Extract<AuthoredCheckedExercise, { check: string }>;

function CheckFields({ exercise, put }: FieldsProps<OneCheck>) {
  const { t } = useTranslation('admin-exercises');
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

function FailingCaseField({ exercise, put }: FieldsProps<AuthoredWriteExercise>) {
  const { t } = useTranslation('admin-exercises');
  return (
    <BilingualField
      label={t('failing_case')}
      hint={t('failing_case_hint')}
      value={exercise.failing_case ?? { en: '', fr: '' }}
      onChange={(failing_case) => put({ failing_case })}
    />
  );
}

const WRITE = { Program: WholeCode, Check: CheckFields, Answers: WholeAnswers };
const FIELDS = {
  write: WRITE,
  fix: { ...WRITE, About: FailingCaseField },
  fill: { Program: GivenCode, Check: CheckFields, Answers: FillAnswers },
  arrange: { Program: GivenCode, Check: CheckFields, Answers: ArrangeAnswers },
  sql: { Program: SqlProgram, Check: SqlCheck, Answers: SqlAnswers },
  open: { Program: WholeCode, Check: ChecklistField, Answers: WholeAnswers },
} satisfies Record<Task, unknown>;

/** The fields of an exercise, by how it is answered. */
export const taskFields = (exercise: AuthoredCheckedExercise) =>
  FIELDS[taskNameOf(exercise)] as unknown as TaskFields<AuthoredCheckedExercise>;
