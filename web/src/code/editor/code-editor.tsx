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
import { classes } from '../../ui/classes.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { CodeBlock } from './code-block.tsx';
import type {
  AssistedCode,
  Change,
  Chosen,
  CodeLanguage,
  EditorCommand,
  EditorProblem,
} from './editor-handle.ts';
import { codeWrap } from './editor-look.ts';
import { useFontSize } from './font-size.ts';
import { editorPhrases } from './phrases.ts';
import { useFormatKey, useRunKey } from './run-key.ts';
import { SymbolBar, SymbolBarPlace } from './symbol-bar.tsx';
import { useEditor } from './use-editor.ts';
import { useFormatting } from './use-formatting.ts';
import { caretIn, type DraftPlace, WaitingCode } from './waiting-code.tsx';

/** The actions that a page can ask an editor to do. */
export type CodeEditorRef = {
  focus: () => void;
  /** Puts the cursor at a line, counted from 1. */
  goToLine: (line: number) => void;
  find: () => void;
  /** Marks problems of the code, now or as soon as the editor has come. */
  showProblems: (problems: readonly EditorProblem[]) => void;
  /** Formats the code, and announces the result. */
  format: () => Promise<void>;
  command: (name: EditorCommand) => void;
  /** Returns the selection; null until the editor has been loaded. */
  chosen: () => Chosen | null;
  change: (change: Change) => void;
};

type Props = {
  code: string;
  language: CodeLanguage;
  /** Names the editor among the others of the page. */
  label: string;
  /** The line of an error, from 1; it is marked until the code changes. */
  failedLine: number | null;
  /** Called at every edit of the learner, undo included. */
  onChange: (code: string) => void;
  /** Ctrl or ⌘ + Enter; left out where there is nothing to run. */
  onRun?: () => void;
  /** Called when the editor comes near the visible part or is focused: its code will probably be run. */
  onNear?: () => void;
  /** Something else comes first: the editor is fetched once this ends, or when its code is focused. */
  delayed?: boolean;
  placeholder?: string;
  /** Long lines continue below. */
  wrap?: boolean;
  /**
   * A room's editor fills the height it is given and has completion, find, closing brackets and a size
   * of text that can be chosen. Without, it is a lesson's.
   */
  room?: boolean;
  /** The place where the code of a room is kept. */
  draft?: DraftPlace;
  /** Tells only screen readers how to leave the editor and how to run the code. */
  quiet?: boolean;
  /** A library whose names the code can use without importing it. */
  library?: AssistedCode['library'];
  ref?: Ref<CodeEditorRef>;
};

const nothing = () => {};

/** An editor for code. It is fetched when it is near; until then its code can be read. */
export function CodeEditor(props: Props) {
  const { code, language, label, onRun, onNear, delayed = false, placeholder } = props;
  const { room = false, quiet = room, ref } = props;
  const { t } = useTranslation('editor');
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLElement>(null);
  /** The line to go to as soon as the editor has come. */
  const goal = useRef<number | null>(null);
  const problems = useRef<readonly EditorProblem[]>([]);
  const [near, setNear] = useState(false);
  const [needed, setWanted] = useState(false);
  const { size } = useFontSize();
  const key = useRunKey();
  const formatKey = useFormatKey();
  const phrases = editorPhrases(t);

  const want = () => {
    if (needed) return;
    setWanted(true);
    onNear?.();
  };
  const fetchEditor = useEffectEvent(want);
  useNearViewport(surface, () => setNear(true));
  useEffect(() => {
    if (near && !delayed) fetchEditor();
  }, [near, delayed]);
  const editor = useEditor(container, () => caretIn(plain.current), {
    ...props,
    placeholder,
    onRun: onRun ?? nothing,
    onFormat: () => void format(),
    describedBy: hintId,
    needed,
    size,
    wrapChoice: codeWrap.use(),
    phrases,
    tools: room ? { phrases, draft: props.draft } : null,
    // The code can still be read and run; when it comes near again, the editor is fetched again.
    onMissing: () => setWanted(false),
  });
  const format = useFormatting(editor, language);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => (editor ?? plain.current)?.focus(),
      goToLine: (line) => {
        if (editor) editor.goToLine(line);
        else goal.current = line;
      },
      find: () => editor?.command('find'),
      showProblems: (found) => {
        problems.current = found;
        editor?.showProblems(found);
      },
      format: () => {
        // A reader who focuses the code has the editor loaded.
        if (!editor) plain.current?.focus();
        return format();
      },
      command: (name) => editor?.command(name),
      chosen: () => editor?.chosen() ?? null,
      change: (change) => editor?.change(change),
    }),
    [editor, format],
  );
  useEffect(() => editor?.showProblems(problems.current), [editor]);
  useEffect(() => {
    if (!editor || goal.current === null) return;
    editor.goToLine(goal.current);
    goal.current = null;
  }, [editor]);

  return (
    <div
      data-code-wrap={props.wrap ? 'on' : undefined}
      className={classes('grid grid-cols-1 gap-1.5', room && 'h-full')}
    >
      <div
        ref={surface}
        className={classes('code-surface', room && 'code-room flex min-h-0 flex-col')}
      >
        <div ref={container} className={classes(room && editor && 'min-h-0 grow')} />
        {!editor && room && (
          <WaitingCode
            ref={plain}
            label={label}
            code={code}
            placeholder={placeholder}
            draft={props.draft}
            className="code-plain min-h-0 grow overflow-auto whitespace-pre font-mono"
            onFocus={want}
            onChange={props.onChange}
          />
        )}
        {!editor && !room && (
          // No landmark: a lesson has many, and the panel shows it in two languages side by side.
          <CodeBlock
            ref={plain}
            role="group"
            label={label}
            code={code || (placeholder ?? '')}
            className="code-plain"
            onFocus={want}
          />
        )}
        {editor ? (
          <SymbolBar
            language={language}
            onType={editor.type}
            onCommand={editor.command}
            onFormat={() => void format()}
          />
        ) : (
          <SymbolBarPlace />
        )}
      </div>
      <p id={hintId} className={quiet ? 'sr-only' : 'pointer-coarse:hidden text-muted text-sm'}>
        {t('leave_hint')} {onRun && t('run_hint', { key })}
        {language !== 'text' && (
          <span className="sr-only"> {t('format_hint', { key: formatKey })}</span>
        )}
      </p>
    </div>
  );
}
