import type { ProgramFiles } from '@codivia/contract/programs/program';
import { Eye, Lightbulb } from 'lucide-react';
import { use, useState } from 'react';
import { ProgramCode } from '../../code/editor/program-code.tsx';
import { StepContext } from '../../code/editor/step-action.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { useShown } from '../../ui/use-shown.ts';
import { type ExerciseWork, HelpEntriesContext } from './help-entries.ts';

/** Number of wrong answers after which the solution may be seen, hints or not. */
const TRIES_BEFORE_SOLUTION = 3;

type Props = {
  hints: readonly string[];
  /** The number of wrong answers. */
  tries: number;
  /** Empty where it is not shown before the exercise is solved. */
  solution: ProgramFiles;
  /** True if the program has several files. */
  named?: boolean;
  /** The work of the learner so far. */
  own: Pick<ExerciseWork, 'files' | 'prediction'>;
  /** The message of the check about it; null when it was not checked. */
  message?: string | null;
};

/** Hints, one at a time; the solution once they are used up or three tries have failed. */
export function Help({ hints, tries, solution, named = false, own, message = null }: Props) {
  const { t } = useTranslation('exercise');
  const entries = use(HelpEntriesContext);
  const step = use(StepContext);
  const [seen, setSeen] = useState(0);
  const [solved, setSolved] = useState(false);
  const latest = useShown<HTMLLIElement>(seen || null);
  const total = hints.length;
  const allSeen = seen >= total;
  const hasSolution = Object.keys(solution).length > 0;
  const solutionOpen = hasSolution && (allSeen || tries >= TRIES_BEFORE_SOLUTION);

  function showSolution(): void {
    setSolved(true);
    step?.onGivenUp(false);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <ol aria-live="polite" className="grid list-none! grid-cols-1 gap-2 ps-0!">
        {hints.slice(0, seen).map((hint, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: hints keep their order.
            key={i}
            ref={i === seen - 1 ? latest : undefined}
            className="flow-root scroll-mb-20 rounded-control border border-line bg-surface p-4"
          >
            {i === seen - 1 && <Mascot pose="think" className="m-0! float-end ms-3! h-16 w-auto" />}
            <p className="font-bold text-sm">{t('hint', { number: i + 1, total })}</p>
            <SafeHtml html={hint} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2.5">
        {!allSeen && (
          <Button variant="secondary" size="sm" onClick={() => setSeen(seen + 1)}>
            <Lightbulb aria-hidden="true" className="size-4" />
            {t(seen === 0 ? 'first_hint' : 'next_hint')}
          </Button>
        )}
        {solutionOpen && !solved && (
          <Button variant="secondary" size="sm" onClick={showSolution}>
            <Eye aria-hidden="true" className="size-4" />
            {t('show_solution')}
          </Button>
        )}
        {entries({ ...own, tries, message })}
        {hasSolution && !solutionOpen && (
          <p className="text-sm text-muted">{t('solution_later')}</p>
        )}
      </div>
      {solved && <Solution files={solution} named={named} />}
    </div>
  );
}

function Solution({ files, named }: { files: ProgramFiles; named: boolean }) {
  const { t } = useTranslation('exercise');
  const opened = useShown<HTMLDivElement>(true);
  return (
    <div
      ref={opened}
      data-code-wrap="on"
      className="grid scroll-mb-4 grid-cols-1 gap-2"
      role="status"
    >
      <p>
        <strong>{t('solution')}</strong> <span>{t('solution_text')}</span>
      </p>
      <ProgramCode title={t('solution')} files={files} named={named} />
    </div>
  );
}
