import type { CodeLanguage } from '../../code/editor/editor-handle.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ArrangeInput } from './arrange/arrange-input.tsx';
import { FillInput } from './fill/fill-input.tsx';
import type { GivenTask } from './task-program.ts';

type Props = {
  task: GivenTask;
  /** Of what is completed. */
  language: CodeLanguage;
  exercise: { id: string; title: string };
  draft: string;
  onChange: (draft: string) => void;
  onCheck: () => void;
  /** The line of an error in what was completed, from 1. */
  failedLine: number | null;
  /** It was to be checked before there was anything to check. */
  unanswered: boolean;
};

/** Blanks to fill, or lines to put into order. */
export function GivenInput(props: Props) {
  const { task, language, exercise, draft, onChange, onCheck, failedLine, unanswered } = props;
  const { t } = useTranslation('tasks');
  return (
    <>
      {task.type === 'fill' ? (
        <FillInput
          template={task.template}
          language={language}
          title={exercise.title}
          draft={draft}
          onChange={onChange}
          onSubmit={onCheck}
          failedLine={failedLine}
        />
      ) : (
        <ArrangeInput
          task={task}
          language={language}
          seed={exercise.id}
          draft={draft}
          onChange={onChange}
        />
      )}
      <p role="status" className="m-0! font-bold empty:hidden">
        {unanswered && t(task.type === 'fill' ? 'fill_first' : 'arrange_first')}
      </p>
    </>
  );
}
