import { type RoomFiles, sameFiles } from '@codivia/contract/rooms';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useArrived, useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { downloadText } from '../room/download.ts';
import { RoomBar } from '../room/room-bar.tsx';
import { type RoomDialog, RoomDialogs } from '../room/room-dialogs.tsx';
import { RoomLayout, type RoomView } from '../room/room-layout.tsx';
import type { RoomSlots } from '../room/room-slots.ts';
import { useWork } from '../room/use-work.ts';
import { Examples } from './examples.tsx';
import { PythonState } from './python-state.tsx';
import { RoomStatus } from './room-status.tsx';
import { SNIPPETS, type SnippetName } from './snippets.ts';
import { Tips } from './tips.tsx';
import { usePythonFirst } from './use-python-first.ts';

/** The one file of a Python work. */
const FILE = 'main.py';

/** An editor for Python beside what its program shows. Nothing runs until Run is pressed. */
export function PythonRoom({ place, start, notice, actions }: RoomSlots) {
  const { t } = useTranslation('python-room');
  const language = useLanguage();
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const arrived = useArrived(runner);
  const pythonFirst = usePythonFirst(runnerState);
  const program = useProgram(runner);
  const work = useWork(place, start);
  const [view, setView] = useState<RoomView>('code');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const editor = useRef<CodeEditorRef>(null);
  const examples = useRef<HTMLElement>(null);
  const code = work.files[FILE] ?? '';

  // Python is large: it sets out as soon as the room is opened.
  useEffect(() => runner.start(), [runner]);

  function run(): void {
    if (program.busy) return;
    work.recordVersion();
    setView('result');
    void program.run(code);
  }

  function replace(files: RoomFiles): void {
    program.clear();
    work.replace(files);
    setView('code');
  }

  function reset(): void {
    program.clear();
    work.reset();
    setView('code');
  }

  function open(name: SnippetName): void {
    replace({ [FILE]: SNIPPETS[name][language] });
    window.scrollTo({ top: 0 });
    editor.current?.focus();
    toast.success(t('examples.opened'));
  }

  function goToLine(line: number): void {
    setView('code');
    // The editor may be out of sight until this view is drawn.
    requestAnimationFrame(() => editor.current?.goToLine(line));
  }

  return (
    <>
      <RoomLayout
        title={t('title')}
        view={view}
        onView={setView}
        news={program.busy}
        notice={notice(work.files)}
        bar={
          <RoomBar
            busy={program.busy}
            onRun={run}
            onStop={program.stop}
            onReset={reset}
            onUndo={work.undo}
            onSave={() => downloadText(t('file_name'), code, 'text/x-python')}
            onShare={() => setDialog('share')}
            onHistory={() => setDialog('history')}
            onFind={() => {
              setView('code');
              requestAnimationFrame(() => editor.current?.find());
            }}
            actions={[
              ...actions,
              {
                key: 'examples',
                label: t('examples.action'),
                icon: <BookOpen aria-hidden="true" />,
                onSelect: () => examples.current?.focus(),
              },
            ]}
            status={
              <RoomStatus
                busy={program.busy}
                runnerState={runnerState}
                progress={program.output.progress}
                untouched={sameFiles(work.files, start)}
                kept={work.kept}
              />
            }
          />
        }
        code={
          <CodeEditor
            ref={editor}
            room
            language="python"
            code={code}
            label={t('editor')}
            held={pythonFirst}
            placeholder={t('placeholder')}
            failedLine={program.output.failure?.line ?? null}
            onChange={(next) => work.change(FILE, next)}
            onRun={run}
          />
        }
        result={
          <div className="flex min-h-0 grow flex-col gap-3">
            <PythonState
              runnerState={runnerState}
              arrived={arrived}
              progress={program.output.progress}
              onRetry={() => runner.start()}
            />
            <div className="min-h-0 grow">
              <OutputPanel
                fill
                output={program.output}
                onAnswer={program.answer}
                onGoToLine={goToLine}
              />
            </div>
          </div>
        }
      />
      <Examples ref={examples} onOpen={open} />
      <Tips />
      <RoomDialogs work={work} onRestore={replace} open={dialog} onOpen={setDialog} />
    </>
  );
}
