import type { RoomFiles } from '@codivia/contract/rooms';
import { createP5Preview } from '@codivia/runners/p5/game-preview';
import { standaloneP5 } from '@codivia/runners/p5/standalone-game';
import { p5Frame } from '@codivia/runners/preview/frame-addresses';
import { BookOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { failedLineIn } from '../../code/previews/preview-output.ts';
import { usePreview } from '../../code/previews/use-preview.ts';
import { wasPressedByPointer } from '../../code/previews/was-pressed.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { downloadText } from '../room/download.ts';
import { RoomBar } from '../room/room-bar.tsx';
import { type RoomDialog, RoomDialogs } from '../room/room-dialogs.tsx';
import { RoomLayout, type RoomView } from '../room/room-layout.tsx';
import type { RoomSlots } from '../room/room-slots.ts';
import { useWork } from '../room/use-work.ts';
import { Examples } from './examples.tsx';
import { GameResult } from './game-result.tsx';
import { P5_SUGGESTIONS } from './p5-suggestions.ts';
import { SKETCHES, type SketchName } from './sketches.ts';

/** The one file of a game. */
const FILE = 'sketch.js';

/** An editor for p5 beside the game. Nothing runs until Run is pressed. */
export function GameRoom({ place, start, notice, actions }: RoomSlots) {
  const { t } = useTranslation('game-room');
  const rooms = useTranslation('rooms').t;
  const language = useLanguage();
  const work = useWork(place, start);
  const preview = usePreview(createP5Preview, p5Frame);
  const [view, setView] = useState<RoomView>('code');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const editor = useRef<CodeEditorRef>(null);
  const examples = useRef<HTMLElement>(null);
  const code = work.files[FILE] ?? '';

  function run(): void {
    work.recordVersion();
    const focus = wasPressedByPointer();
    setView('result');
    preview.run({ js: code }, { focus });
  }

  function replace(files: RoomFiles): void {
    preview.stop();
    work.replace(files);
    setView('code');
  }

  function load(name: SketchName): void {
    replace({ [FILE]: SKETCHES[name][language] });
    window.scrollTo({ top: 0 });
    editor.current?.focus();
    toast.success(t('examples.loaded'));
  }

  function save(): void {
    work.recordVersion();
    downloadText(
      t('file_name'),
      standaloneP5({ js: code }, t('page_title'), language),
      'text/html',
    );
    toast.success(t('saved'));
  }

  function status(): string {
    // After an error the game may go on or not: the panel below says what is known.
    const plays = preview.busy && !preview.output.failure;
    return plays ? t('running') : rooms(work.kept ? 'kept' : 'not_kept');
  }

  function inEditor(act: (editor: CodeEditorRef) => void): void {
    setView('code');
    // The editor may be out of sight until this view is drawn.
    requestAnimationFrame(() => editor.current && act(editor.current));
  }

  return (
    <>
      <RoomLayout
        title={t('title')}
        view={view}
        onView={setView}
        news={preview.busy}
        notice={notice(work.files)}
        bar={
          <RoomBar
            busy={preview.busy}
            reruns
            onRun={run}
            onRunNear={preview.fetchAhead}
            onStop={preview.stop}
            onReset={() => replace(start)}
            onUndo={work.undo}
            onSave={save}
            onShare={() => setDialog('share')}
            onHistory={() => setDialog('history')}
            onFind={() => inEditor((shown) => shown.find())}
            actions={[
              ...actions,
              {
                key: 'examples',
                label: t('examples.action'),
                icon: <BookOpen aria-hidden="true" />,
                onSelect: () => examples.current?.focus(),
              },
            ]}
            status={status()}
          />
        }
        code={
          <CodeEditor
            ref={editor}
            room
            language="javascript"
            code={code}
            label={t('editor')}
            placeholder={t('placeholder')}
            suggestions={P5_SUGGESTIONS}
            failedLine={failedLineIn('js', preview.output)}
            onChange={(next) => work.change(FILE, next)}
            onRun={run}
          />
        }
        result={
          <GameResult
            preview={preview}
            onGoTo={({ line }) => inEditor((shown) => shown.goToLine(line))}
          />
        }
      />
      <Examples ref={examples} onLoad={load} />
      <RoomDialogs work={work} onRestore={replace} open={dialog} onOpen={setDialog} />
    </>
  );
}
