import type { PythonExercise } from '@codivia/contract/exercises';
import { Eye, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import '../../ui/code-editor/code.css';
import { CodeBlock } from '../../ui/code-editor/code-block.tsx';

/** After so many wrong answers the solution may be seen, hints or not. */
const TRIES_BEFORE_SOLUTION = 3;

/** Hints, one at a time; the solution once they are used up or three tries have failed. */
export function Help({ exercise, tries }: { exercise: PythonExercise; tries: number }) {
  const { t } = useTranslation('python');
  const [seen, setSeen] = useState(0);
  const [solved, setSolved] = useState(false);
  const total = exercise.hints.length;
  const allSeen = seen >= total;
  const solutionOpen = allSeen || tries >= TRIES_BEFORE_SOLUTION;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol aria-live="polite" className="grid list-none! grid-cols-1 gap-2 ps-0!">
        {exercise.hints.slice(0, seen).map((hint, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints keep their order.
          <li key={i} className="rounded-control bg-sunken p-4">
            <p className="font-bold text-sm">{t('exercise.hint', { number: i + 1, total })}</p>
            <SafeHtml html={hint} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2.5">
        {!allSeen && (
          <Button variant="secondary" size="sm" onClick={() => setSeen(seen + 1)}>
            <Lightbulb aria-hidden="true" className="size-4" />
            {t(seen === 0 ? 'exercise.first_hint' : 'exercise.next_hint')}
          </Button>
        )}
        {solutionOpen && !solved && (
          <Button variant="secondary" size="sm" onClick={() => setSolved(true)}>
            <Eye aria-hidden="true" className="size-4" />
            {t('exercise.show_solution')}
          </Button>
        )}
        {!solutionOpen && <p className="text-sm text-muted">{t('exercise.solution_later')}</p>}
      </div>
      {solved && <Solution code={exercise.solution} />}
    </div>
  );
}

function Solution({ code }: { code: string }) {
  const { t } = useTranslation('python');
  return (
    <div className="grid grid-cols-1 gap-2" role="status">
      <p>
        <strong>{t('exercise.solution')}</strong> <span>{t('exercise.solution_text')}</span>
      </p>
      <div className="code-surface">
        <CodeBlock
          label={t('exercise.solution')}
          code={code.trimEnd()}
          className="code-plain ps-4!"
        />
      </div>
    </div>
  );
}
