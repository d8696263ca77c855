import type { AuthoredCodeExercise } from '@codivia/contract/exercises';
import { useTranslation } from '../../../lib/i18n.ts';
import { BilingualField } from './bilingual-field.tsx';
import { CodeBox } from './code-field.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { FileAnswers, FileCode } from './file-answers.tsx';
import { ListField } from './list-field.tsx';
import { PageAnswers, PageCode } from './page-answers.tsx';

type Props = { exercise: AuthoredCodeExercise; onChange: (exercise: AuthoredCodeExercise) => void };

/** Everything an exercise with code is made of. */
export function CodeExerciseForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const put = (changes: object) => onChange({ ...exercise, ...changes } as AuthoredCodeExercise);
  const isPage = exercise.kind === 'web';
  return (
    <>
      <BilingualField
        label={t('exercise_title')}
        lines="one"
        value={exercise.title}
        onChange={(title) => put({ title })}
      />
      <BilingualField
        label={t('instructions')}
        hint={t('html_hint')}
        value={exercise.instructions}
        onChange={(instructions) => put({ instructions })}
      />
      {isPage ? (
        <PageCode exercise={exercise} put={put} />
      ) : (
        <FileCode exercise={exercise} put={put} />
      )}
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
      {isPage ? (
        <PageAnswers exercise={exercise} put={put} />
      ) : (
        <FileAnswers exercise={exercise} put={put} />
      )}
      <ListField
        title={t('hints')}
        nameOf={(number) => t('hint', { number })}
        items={exercise.hints}
        atLeast={2}
        makeNew={() => ({ en: '', fr: '' })}
        onChange={(hints) => put({ hints })}
      >
        {(hint, number, change) => (
          <BilingualField label={t('hint', { number })} value={hint} onChange={change} />
        )}
      </ListField>
    </>
  );
}
