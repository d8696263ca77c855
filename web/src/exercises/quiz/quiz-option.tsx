import type { QuizQuestion } from '@codivia/contract/exercises/quiz';
import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';

/** Colours the code, and numbers its lines. Room for the numbers is reserved, so options below do not move. */
async function colour(element: Element): Promise<void> {
  const blocks = element.querySelectorAll('pre > code[class*="language-"]');
  if (blocks.length === 0) return;
  for (const code of blocks) {
    code.classList.toggle('code-numbered', /\n/.test((code.textContent ?? '').trimEnd()));
  }
  const { colourCode } = await import('../../code/editor/coloured-code.ts');
  await colourCode(element);
}

/** A text of a question; the code in it has colours and numbered lines. */
export function QuizHtml({ html, className = '' }: { html: string; className?: string }) {
  return <SafeHtml html={html} className={className} onShown={(element) => void colour(element)} />;
}

type Props = {
  option: QuizQuestion['options'][number];
  type: 'radio' | 'checkbox';
  /** Shared by the options of one question. */
  name: string;
  chosen: boolean;
  /** Tells whether the answer has been checked: the option then explains why it is right or wrong. */
  checked: boolean;
  /** Tells whether the question is solved: nothing else can be chosen. */
  solved: boolean;
  onChoose: () => void;
};

/** One option of a question, and its explanation once it has been chosen and checked. */
export function QuizOption({ option, type, name, chosen, checked, solved, onChoose }: Props) {
  const id = useId();
  const explained = checked && chosen;
  return (
    <div
      className={classes(
        'rounded-control border-2 bg-surface',
        !explained && (chosen ? 'border-trail' : 'border-edge'),
        explained && (option.correct ? 'border-done' : 'border-danger'),
      )}
    >
      <label htmlFor={id} className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2.5">
        <input
          id={id}
          type={type}
          name={name}
          checked={chosen}
          // Not `disabled`: the focus of keyboard users stays here.
          aria-disabled={solved}
          aria-describedby={explained ? `${id}-why` : undefined}
          className="size-5 shrink-0 accent-trail"
          onChange={() => {
            if (!solved) onChoose();
          }}
        />
        <QuizHtml html={option.text} className="min-w-0" />
      </label>
      {explained && <Explanation id={`${id}-why`} option={option} />}
    </div>
  );
}

function Explanation({ id, option }: { id: string; option: Props['option'] }) {
  const { t } = useTranslation('python');
  const Mark = option.correct ? CircleCheck : CircleX;
  return (
    <div
      id={id}
      className={classes(
        'flex gap-2.5 rounded-b-[0.6rem] px-4 py-3',
        option.correct ? 'bg-done-soft' : 'bg-danger-soft',
      )}
    >
      <Mark
        aria-hidden="true"
        className={classes('mt-0.5 size-5 shrink-0', option.correct ? 'text-done' : 'text-danger')}
      />
      <div className="min-w-0">
        <p className="font-bold">{t(option.correct ? 'quiz.right_choice' : 'quiz.wrong_choice')}</p>
        <QuizHtml html={option.explanation} />
      </div>
    </div>
  );
}
