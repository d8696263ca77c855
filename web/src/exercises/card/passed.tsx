import type { ProgramFiles } from '@codivia/contract/programs/program';
import { Columns2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ProgramCode } from '../../code/editor/program-code.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useShown } from '../../ui/use-shown.ts';

type Props = {
  own: ProgramFiles;
  solution: ProgramFiles;
  /** True if the program has several files. */
  named: boolean;
};

/** Shown after a pass: the learner's code, beside the model solution, on demand. The lesson leads on. */
export function Passed({ own, solution, named }: Props) {
  const { t } = useTranslation('exercise');
  const id = useId();
  const [comparing, setComparing] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Button
          variant="secondary"
          aria-expanded={comparing}
          aria-controls={id}
          onClick={() => setComparing(!comparing)}
        >
          <Columns2 aria-hidden="true" className="size-5" />
          {t(comparing ? 'hide_solution' : 'compare')}
        </Button>
      </div>
      <div id={id} role="status" className="empty:hidden">
        {comparing && <Comparison own={own} solution={solution} named={named} />}
      </div>
    </div>
  );
}

function Comparison({ own, solution, named }: Props) {
  const { t } = useTranslation('exercise');
  const opened = useShown<HTMLDivElement>(true);
  const sides = [
    { title: t('your_code'), files: own },
    { title: t('model_solution'), files: solution },
  ];
  return (
    <div ref={opened} data-code-wrap="on" className="grid scroll-mb-4 grid-cols-1 gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {sides.map(({ title, files }) => (
          <div key={title} className="grid min-w-0 grid-cols-1 content-start gap-2">
            <p className="m-0! font-bold">{title}</p>
            <ProgramCode title={title} files={files} named={named} />
          </div>
        ))}
      </div>
      <p className="m-0! text-muted text-sm">{t('solution_text')}</p>
    </div>
  );
}
