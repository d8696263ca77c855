import type { RoomFiles } from '@codivia/contract/rooms';
import { webFrame } from '@codivia/runners/preview/frame-addresses';
import type { Place } from '@codivia/runners/preview/messages';
import { standalonePage } from '@codivia/runners/web/standalone-page';
import { createWebPreview } from '@codivia/runners/web/web-preview';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
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
import { WebCode } from './web-code.tsx';
import { FILE_OF, programOf, type WebFileName } from './web-files.ts';
import { WebResult } from './web-result.tsx';

/** How long a page is about to run before it is shown, in milliseconds (docs/product.md#web-room). */
const RUNNING_STATE = 500;

/** The three files of a page beside what they make. Nothing runs until Run is pressed. */
export function WebRoom({ place, start, notice, actions }: RoomSlots) {
  const { t } = useTranslation('web-room');
  const language = useLanguage();
  const rooms = useTranslation('rooms').t;
  const work = useWork(place, start);
  const preview = usePreview(createWebPreview, webFrame, { pause: RUNNING_STATE });
  const [view, setView] = useState<RoomView>('code');
  const [file, setFile] = useState<WebFileName>('index.html');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const editor = useRef<CodeEditorRef>(null);
  const { phase, failure } = preview.output;

  function run(): void {
    work.recordVersion();
    const focus = wasPressedByPointer();
    setView('result');
    preview.run(programOf(work.files), { focus });
  }

  function replace(files: RoomFiles): void {
    preview.stop();
    work.replace(files);
    setView('code');
  }

  function save(): void {
    work.recordVersion();
    const page = standalonePage(programOf(work.files), t('page_title'), language);
    downloadText(t('file_name'), page, 'text/html');
    toast.success(t('saved'));
  }

  function goTo({ file: where, line }: Place): void {
    // The place may be in another file: its editor has to be there first.
    flushSync(() => {
      setView('code');
      setFile(FILE_OF[where]);
    });
    editor.current?.goToLine(line);
  }

  function status(): string {
    if (phase === 'preparing') return t('running');
    if (phase === 'shown' && !failure) return t('shown');
    return rooms(work.kept ? 'kept' : 'not_kept');
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
            onFind={() => {
              setView('code');
              requestAnimationFrame(() => editor.current?.find());
            }}
            actions={actions}
            status={status()}
          />
        }
        code={
          <WebCode
            file={file}
            onFile={setFile}
            files={work.files}
            output={preview.output}
            onChange={work.change}
            onRun={run}
            editor={editor}
          />
        }
        result={<WebResult preview={preview} onGoTo={goTo} />}
      />
      <RoomDialogs work={work} onRestore={replace} open={dialog} onOpen={setDialog} />
    </>
  );
}
