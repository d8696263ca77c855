import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** A program is shown, or about to be, or being checked. */
  busy: boolean;
  onRun: () => void;
  /** Run is pointed at or focused. */
  onRunNear: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Null when there is nothing to bring back. */
  onUndoReset: (() => void) | null;
  /** More buttons, after Run. */
  children?: ReactNode;
};

/** Run, Stop and Reset of a page or a sketch in a lesson. */
export function LessonBar(props: Props) {
  const { busy, onRun, onRunNear, onStop, onReset, onUndoReset, children } = props;
  const { t } = useTranslation('previews');
  const runButton = useRef<HTMLButtonElement>(null);

  function stop(): void {
    // The Stop button is about to go: whoever used it by keyboard stays at the same place.
    runButton.current?.focus();
    onStop();
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button ref={runButton} onClick={onRun} onPointerEnter={onRunNear} onFocus={onRunNear}>
        <Play aria-hidden="true" className="size-5" />
        {t('run')}
      </Button>
      {busy && (
        <Button variant="danger" onClick={stop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          {t('stop')}
        </Button>
      )}
      {children}
      <Button variant="ghost" onClick={onReset}>
        <RotateCcw aria-hidden="true" className="size-5" />
        {t('reset')}
      </Button>
      {onUndoReset && (
        <Button variant="ghost" onClick={onUndoReset}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t('undo_reset')}
        </Button>
      )}
    </div>
  );
}
