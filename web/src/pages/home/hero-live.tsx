import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { loadEditor } from '../../code/editor/load-editor.ts';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { PythonBar } from '../../code/python/python-bar.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { type I18n, useTranslation } from '../../lib/i18n.ts';
import type { Translate } from '../../lib/text-keys.ts';
import { HeroHead } from './hero-head.tsx';
import { HeroNext } from './hero-next.tsx';

/** The program of the card: it prints exactly the lines of `code.lines`. */
export function heroProgram(t: Translate<'hero'>): string {
  const [way, step, stop] = [t('code.way'), t('code.step'), t('code.stop')];
  return `${way} = [${t('code.stops')}]
${step} = 0
for ${stop} in ${way}:
    ${step} = ${step} + 1
    print("···" * ${step}, ${stop})`;
}

/** The button that was pressed before the editor was loaded. */
export type FirstAction = 'run' | 'write' | null;

export type LiveCard = ComponentType<{ first: FirstAction }>;

/** The text of the element that had the focus before the live card replaced the one sent by the server. */
let focused: string | null = null;

/** Fetches the editor and the texts, so that they show with the card. */
export async function prepare(i18n: I18n): Promise<LiveCard> {
  await Promise.all([
    loadEditor('python', null),
    ...(['hero', 'python', 'exercise', 'editor'] as const).map((texts) => i18n.load(texts)),
  ]);
  const active = document.activeElement;
  focused = active?.closest('figure') ? active.textContent : null;
  return HeroLive;
}

/** Keeps the focus of a reader who has reached a button or link by keyboard. */
function useKeptFocus(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!focused) return;
    const all = [...(card.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    all.find(({ textContent }) => textContent === focused)?.focus({ preventScroll: true });
    focused = null;
  }, [card]);
}

/** Runs once the action that was requested before the card was loaded, and keeps the focus at its place. */
function useFirstAction(first: FirstAction, act: { run: () => void; write: () => void }) {
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once
  useLayoutEffect(() => {
    if (acted.current) return;
    acted.current = true;
    if (first) act[first]();
  }, []);
}

/** The card with a working editor. The written code is kept in this browser. */
function HeroLive({ first }: { first: FirstAction }) {
  const { t, language } = useTranslation('hero');
  const runner = useRunner();
  const stored = useStoredCode(`home/${language}`, heroProgram(t));
  const program = useProgram(runner);
  const editor = useRef<CodeEditorRef>(null);
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card);
  const { end, failure } = program.output;
  const works = end === 'finished' && !failure;

  function run(): void {
    if (!program.busy) void program.run(stored.code);
  }
  useFirstAction(first, {
    run: () => {
      run();
    },
    write: () => editor.current?.focus(),
  });

  return (
    <div ref={card} className="grid grid-cols-1 gap-3">
      <HeroHead />
      <CodeEditor
        ref={editor}
        language="python"
        code={stored.code}
        label={t('code.label')}
        quiet
        failedLine={failure?.line ?? null}
        onChange={stored.change}
        onRun={run}
        onNear={() => runner.start()}
      />
      <PythonBar
        busy={program.busy}
        runner={runner}
        progress={program.output.progress}
        onRun={run}
        onStop={program.stop}
        onReset={() => {
          stored.reset();
          program.clear();
        }}
        onUndoReset={stored.undoReset}
      />
      <OutputPanel output={program.output} onAnswer={program.answer} />
      <HeroNext works={works} />
    </div>
  );
}
