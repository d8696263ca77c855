import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import { Play, Square } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { KINDS } from '../../code/previews/lesson-kinds.ts';
import { LessonResult } from '../../code/previews/lesson-result.tsx';
import { usePreview } from '../../code/previews/use-preview.ts';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Run = { busy: boolean; run: () => void; stop: () => void; children: ReactNode };

/** Run and Stop above what the program shows. The press that brought it here has asked for the first run. */
function Running({ busy, run, stop, children }: Run) {
  const { t } = useTranslation('mentoring');
  const begin = useEffectEvent(run);
  const end = useEffectEvent(stop);
  useEffect(() => {
    begin();
    return () => end();
  }, []);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={busy} onClick={run}>
          {!busy && <Play aria-hidden="true" className="size-4" />}
          {t('thread.run')}
        </Button>
        {busy && (
          <Button size="sm" variant="danger" onClick={stop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
            {t('thread.stop')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function PythonRun({ files }: { files: RoomFiles }) {
  const program = useProgram(useRunner());
  return (
    <Running
      busy={program.busy}
      run={() => void program.run(files['main.py'] ?? '')}
      stop={program.stop}
    >
      <OutputPanel output={program.output} onAnswer={program.answer} />
    </Running>
  );
}

/** The files of a room as a page; a sketch is a page of which there is only the script. */
const pageOf = (files: RoomFiles) => ({
  html: files['index.html'] ?? '',
  css: files['style.css'] ?? '',
  js: files['script.js'] ?? files['sketch.js'] ?? '',
});

function PreviewRun({ kind, files }: { kind: 'web' | 'p5'; files: RoomFiles }) {
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, frame, { several: true });
  return (
    <Running busy={preview.busy} run={() => preview.run(pageOf(files))} stop={preview.stop}>
      <LessonResult kind={kind} preview={preview} />
    </Running>
  );
}

/** Runs code of a thread in the reader's browser, as lessons and rooms do. */
export function CodeRun({ kind, files }: { kind: RoomKind; files: RoomFiles }) {
  if (kind === 'python') return <PythonRun files={files} />;
  return <PreviewRun kind={kind === 'web' ? 'web' : 'p5'} files={files} />;
}
