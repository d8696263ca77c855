import type { Code } from '@codivia/contract/exercises/base';
import type { AuthoredArrangeExercise } from '@codivia/contract/exercises/tasks/arrange';
import type { AuthoredFillExercise, BlankValues } from '@codivia/contract/exercises/tasks/fill';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { AnswerMark } from '../studio/answer-mark.tsx';
import { type AnswerList, AnswerLists, CodeAnswers } from './answer-lists.tsx';
import { CodeField } from './code-field.tsx';
import { PAGE_PARTS, PartsField } from './parts-field.tsx';

type CompletedExercise = AuthoredFillExercise | AuthoredArrangeExercise;
type Props<Exercise extends CompletedExercise> = {
  exercise: Exercise;
  put: (changes: object) => void;
  only?: AnswerList | undefined;
};

const LANGUAGES = {
  python: 'python',
  p5: 'javascript',
  html: 'html',
  css: 'css',
  js: 'javascript',
} as const satisfies Record<string, CodeLanguage>;
const PARTS = ['html', 'css', 'js'] as const;
const LABELS = { html: 'HTML', css: 'CSS', js: 'JavaScript' };

const languageOf = (exercise: CompletedExercise): CodeLanguage =>
  LANGUAGES[exercise.kind === 'web' ? exercise.part : exercise.kind];

/** The texts of blanks, a line for each. */
function linesOf(values: BlankValues): Code {
  if (Array.isArray(values)) return values.join('\n');
  return { en: values.en.join('\n'), fr: values.fr.join('\n') };
}

function valuesOf(lines: Code): BlankValues {
  const split = (text: string) => text.split('\n');
  return typeof lines === 'string' ? split(lines) : { en: split(lines.en), fr: split(lines.fr) };
}

/** The page around the part that learners complete. */
function SurroundingPage({ exercise, put }: Props<CompletedExercise>) {
  const { t } = useTranslation('admin-exercises');
  if (exercise.kind !== 'web') return null;
  const { page, part } = exercise;
  return (
    <>
      <Select
        label={t('completed_part')}
        options={PARTS.map((value) => ({ value, label: LABELS[value] }))}
        value={part}
        onChoose={(chosen) => put({ part: chosen, page: { ...page, [chosen]: undefined } })}
      />
      <PartsField
        label={t('page_around')}
        names={PAGE_PARTS}
        parts={page}
        onChange={({ [part]: _, ...others }) => put({ page: others })}
      />
    </>
  );
}

/** The verdicts on the program with and without what learners add to it. */
function GivenMarks() {
  return (
    <>
      <AnswerMark of={{ of: 'solution' }} isNamed />
      <AnswerMark of={{ of: 'starter' }} isNamed />
    </>
  );
}

/** The program with its blanks, or its lines with those that do not belong there. */
export function GivenCode({ exercise, put }: Props<CompletedExercise>) {
  const { t } = useTranslation('admin-exercises');
  const language = languageOf(exercise);
  if (exercise.task === 'fill') {
    return (
      <>
        <SurroundingPage exercise={exercise} put={put} />
        <CodeField
          label={t('template')}
          hint={t('template_hint')}
          code={exercise.template}
          language={language}
          onChange={(template) => put({ template })}
        />
        <GivenMarks />
      </>
    );
  }
  const { distractors = '', indent = false } = exercise;
  return (
    <>
      <SurroundingPage exercise={exercise} put={put} />
      <CodeField
        label={t('lines')}
        hint={t('lines_hint')}
        code={exercise.lines}
        language={language}
        onChange={(lines) => put({ lines })}
      />
      <CodeField
        label={t('distractors')}
        hint={t('distractors_hint')}
        code={distractors}
        language={language}
        onChange={(lines) => put({ distractors: lines })}
      />
      <GivenMarks />
      <Checkbox label={t('indent')} checked={indent} onChange={(on) => put({ indent: on })} />
    </>
  );
}

/** Wrong answers and other right ones, each a text for every blank. */
export function FillAnswers({ exercise, put, only }: Props<AuthoredFillExercise>) {
  const { t } = useTranslation('admin-exercises');
  const blanks = (label: string, values: BlankValues, change: (values: BlankValues) => void) => (
    <CodeField
      label={label}
      hint={t('blanks_hint')}
      code={linesOf(values)}
      language={languageOf(exercise)}
      onChange={(lines) => change(valuesOf(lines))}
    />
  );
  return (
    <AnswerLists
      exercise={exercise}
      atLeast={0}
      only={only}
      ownFeedback
      makeWrong={(feedback): AuthoredFillExercise['wrong'][number] => ({ blanks: [''], feedback })}
      makeRight={(): BlankValues => ['']}
      wrongField={(answer, label, change) =>
        blanks(label, answer.blanks, (values) => change({ ...answer, blanks: values }))
      }
      rightField={(values, label, change) => blanks(label, values, change)}
      put={put}
    />
  );
}

/** Wrong answers and other right ones, each made of lines that are given. */
export function ArrangeAnswers({ exercise, put, only }: Props<AuthoredArrangeExercise>) {
  const { t } = useTranslation('admin-exercises');
  return (
    <CodeAnswers
      exercise={exercise}
      atLeast={0}
      only={only}
      ownFeedback
      hint={t('given_lines_hint')}
      language={languageOf(exercise)}
      put={put}
    />
  );
}
