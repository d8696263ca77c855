import { Play, RotateCcw, Square, TextAlignStart, Undo2 } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { CodeEditorRef } from '../editor/code-editor.tsx';
import { useFormatKey } from '../editor/run-key.ts';
import { StepContext, useStepAction } from './step-action.ts';

export type RunBarProps = {
  /** A program runs or is about to, or an answer is being checked. */
  busy: boolean;
  /** Run shows that it waits until then, and does nothing meanwhile; undefined where nobody waits. */
  waiting?: boolean | undefined;
  onRun: () => void;
  /** Run is pointed at or focused. */
  onRunNear?: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Null when there is nothing to bring back. */
  onUndoReset: (() => void) | null;
  /** Its code can be formatted; left out where there is no editor. */
  editor?: RefObject<CodeEditorRef | null> | undefined;
  /** More buttons, after Run. */
  children?: ReactNode;
  /** The state of the program, after all buttons. */
  status?: ReactNode;
};

/** Calls back when `waiting` ends. */
function useEnd(waiting: boolean, onEnd: () => void): void {
  const waited = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (waited.current && !waiting) end();
    waited.current = waiting;
  }, [waiting]);
}

/** Formats the code. Touch screens have the key in the bar of the editor, and little room here. */
function FormatButton({ editor }: Required<Pick<RunBarProps, 'editor'>>) {
  const { t } = useTranslation('editor');
  const key = useFormatKey();
  const [formatting, setFormatting] = useState(false);

  async function format(): Promise<void> {
    setFormatting(true);
    await editor?.current?.format();
    setFormatting(false);
  }

  return (
    <Button
      variant="ghost"
      className="run-bar-rare max-sm:hidden pointer-coarse:hidden"
      title={t('format_keys', { key })}
      loading={formatting}
      onClick={() => void format()}
    >
      {!formatting && <TextAlignStart aria-hidden="true" className="size-5" />}
      <span>{t('format')}</span>
    </Button>
  );
}

/** Run, Stop and Reset of an editor in a lesson. */
export function RunBar(props: RunBarProps) {
  const { busy, waiting = false, editor, onRunNear, onStop, onReset, onUndoReset } = props;
  const { t } = useTranslation('exercise');
  const runButton = useRef<HTMLButtonElement>(null);
  const step = use(StepContext);
  const bar = useStepAction('run', { label: t('run'), busy: waiting, act: run });
  useEnd(waiting, () => step?.onRun());

  function run(): void {
    step?.onStart();
    props.onRun();
    if (props.waiting === undefined) step?.onRun();
  }

  function stop(): void {
    // The Stop button disappears: the focus of keyboard users moves to the Run button.
    runButton.current?.focus();
    onStop();
  }

  return (
    // On a phone all buttons are in one row, with Stop too: Run and Check keep their words, the others only their
    // pictures. A busy button is paler and has its status below; a turning ring would be too wide.
    <div className="run-bar flex flex-wrap items-center gap-2.5 max-sm:gap-1 max-sm:[&>[aria-busy]>svg]:hidden max-sm:[&>button]:px-2.5">
      <Button
        ref={runButton}
        variant={bar ? 'secondary' : 'primary'}
        loading={waiting}
        onClick={run}
        onPointerEnter={onRunNear}
        onFocus={onRunNear}
      >
        {!waiting && <Play aria-hidden="true" className="size-5 max-sm:hidden" />}
        {t('run')}
      </Button>
      {busy && (
        <Button variant="danger" onClick={stop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          <span className="max-sm:sr-only">{t('stop')}</span>
        </Button>
      )}
      {props.children}
      {editor && <FormatButton editor={editor} />}
      <Button variant="ghost" className="run-bar-rare" title={t('reset')} onClick={onReset}>
        <RotateCcw aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('reset')}</span>
      </Button>
      {onUndoReset && (
        <Button
          variant="ghost"
          className="max-sm:order-last max-sm:basis-full"
          onClick={onUndoReset}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {t('undo_reset')}
        </Button>
      )}
      {props.status}
    </div>
  );
}
