import {
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import './code.css';
import { CodeBlock } from './code-block.tsx';
import type { CodeMirrorHandle } from './code-mirror.ts';
import { useNear } from './use-near.ts';

type Props = {
  code: string;
  /** Names the editor among the others of the page. */
  label: string;
  /** The line of an error, from 1. */
  failedLine: number | null;
  onChange: (code: string) => void;
  onRun: () => void;
  /** The editor comes near what is seen, or is focused: Python will be wanted. */
  onNear: () => void;
  ref?: Ref<{ focus: () => void }>;
};

function runKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** An editor for Python. It is fetched when it is near; until then its code can be read. */
export function CodeField({ code, label, failedLine, onChange, onRun, onNear, ref }: Props) {
  const { t } = useTranslation('python');
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const [editor, setEditor] = useState<CodeMirrorHandle | null>(null);
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const start = useEffectEvent(() => code);

  const want = () => {
    if (wanted) return;
    setWanted(true);
    onNear();
  };
  useNear(surface, want);

  useEffect(() => {
    if (!wanted) return;
    let handle: CodeMirrorHandle | null = null;
    let left = false;
    import('./code-mirror.ts').then(
      ({ mountCodeMirror }) => {
        if (left || !place.current) return;
        const wasFocused = document.activeElement === plain.current;
        handle = mountCodeMirror({
          parent: place.current,
          code: start(),
          label,
          describedBy: hintId,
          onChange: (next) => changed(next),
          onRun: () => run(),
        });
        setEditor(handle);
        if (wasFocused) handle.focus();
      },
      // The code can still be read and run; coming near again is another try.
      () => setWanted(false),
    );
    return () => {
      left = true;
      handle?.destroy();
      setEditor(null);
    };
  }, [wanted, label, hintId]);

  useEffect(() => editor?.setCode(code), [editor, code]);
  useEffect(() => editor?.markLine(failedLine), [editor, failedLine]);
  useImperativeHandle(ref, () => ({ focus: () => (editor ?? plain.current)?.focus() }), [editor]);

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div ref={surface} className="code-surface">
        <div ref={place} />
        {!editor && (
          <CodeBlock ref={plain} label={label} code={code} className="code-plain" onFocus={want} />
        )}
      </div>
      <p id={hintId} className="pointer-coarse:hidden text-muted text-sm">
        {t('leave_hint')} {t('run_hint', { key: runKey() })}
      </p>
    </div>
  );
}
