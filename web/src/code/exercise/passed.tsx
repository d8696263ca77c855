import { ArrowDown, Columns2 } from 'lucide-react';
import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import '../editor/code.css';
import { CodeBlock } from '../editor/code-block.tsx';
import type { SolutionFile } from './help.tsx';

/** Leads on from an exercise that is solved, given an element of it; null where nothing follows. */
export const ContinueContext = createContext<((from: Element) => void) | null>(null);

type Props = {
  /** What the learner wrote, beside the model solution; left out where there is nothing to compare. */
  own?: readonly SolutionFile[];
  solution?: readonly SolutionFile[];
};

/** After a pass: the way on, which has the focus, and the learner's code beside the model solution. */
export function Passed({ own, solution }: Props) {
  const { t } = useTranslation('exercise');
  const goOn = use(ContinueContext);
  const id = useId();
  const [comparing, setComparing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever has gone on to another part of the page meanwhile stays there.
    const card = root.current?.parentElement;
    const { activeElement } = document;
    if (activeElement !== document.body && !card?.contains(activeElement)) return;
    button.current?.focus({ preventScroll: true });
  }, []);
  if (!goOn && !own) return null;
  return (
    <div ref={root} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        {goOn && (
          <Button ref={button} onClick={({ currentTarget }) => goOn(currentTarget)}>
            {t('go_on')}
            <ArrowDown aria-hidden="true" className="size-5" />
          </Button>
        )}
        {own && (
          <Button
            variant="secondary"
            aria-expanded={comparing}
            aria-controls={id}
            onClick={() => setComparing(!comparing)}
          >
            <Columns2 aria-hidden="true" className="size-5" />
            {t(comparing ? 'hide_solution' : 'compare')}
          </Button>
        )}
      </div>
      <div id={id} role="status" className="empty:hidden">
        {comparing && own && <Comparison own={own} solution={solution ?? []} />}
      </div>
    </div>
  );
}

function Comparison({
  own,
  solution,
}: {
  own: readonly SolutionFile[];
  solution: readonly SolutionFile[];
}) {
  const { t } = useTranslation('exercise');
  const sides = [
    { title: t('your_code'), files: own },
    { title: t('model_solution'), files: solution },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {sides.map(({ title, files }) => (
          <div key={title} className="grid min-w-0 grid-cols-1 content-start gap-2">
            <p className="m-0! font-bold">{title}</p>
            {files.map(({ name, code }) => (
              <div key={name ?? ''} className="grid min-w-0 grid-cols-1 gap-1">
                {name && <p className="m-0! font-bold text-muted text-sm">{name}</p>}
                <div className="code-surface">
                  <CodeBlock
                    label={name ? `${title} (${name})` : title}
                    code={code.trimEnd()}
                    className="code-plain ps-4!"
                  />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="m-0! text-muted text-sm">{t('solution_text')}</p>
    </div>
  );
}
