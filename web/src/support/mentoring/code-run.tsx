import {
  type PreviewKind,
  type ProgramFiles,
  type ProgramKind,
  pythonParts,
} from '@codivia/contract/programs/program';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { RunFile } from '@codivia/runners/runner';
import { Play, Square } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { KINDS } from '../../code/lesson/preview-kinds.ts';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { usePreview } from '../../code/previews/use-preview.ts';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import { textFiles } from '../../code/python/text-files.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Run = { busy: boolean; run: () => void; stop: () => void; children: ReactNode };

/** Run and Stop above the program's output. The press that opened it has asked for the first run. */
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

/** Fetches the files beside the code; none if they cannot be fetched, since the code then reports what is missing. */
export type LoadFiles = () => Promise<readonly ProgramFile[]>;

type Code = { files: ProgramFiles; load?: LoadFiles | undefined };

const loaded = (load: LoadFiles) => load().catch((): readonly ProgramFile[] => []);

async function runFiles(load: LoadFiles): Promise<RunFile[]> {
  const files = await loaded(load);
  return Promise.all(
    files.map(async ({ name, data }) => ({ name, data: new Uint8Array(await data.arrayBuffer()) })),
  );
}

function PythonRun({ files, load }: Code) {
  const program = useProgram(useRunner());
  const { source, modules: texts } = pythonParts(files);
  const modules = textFiles(texts);
  const run = () =>
    load
      ? void runFiles(load).then((beside) =>
          program.run(source, { files: [...modules, ...beside] }),
        )
      : void program.run(source, { files: modules });
  return (
    <Running busy={program.busy} run={run} stop={program.stop}>
      <OutputPanel output={program.output} onAnswer={program.answer} onRetry={run} />
    </Running>
  );
}

function PreviewRun({ kind, files, load }: Code & { kind: PreviewKind }) {
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, frame, { several: true });
  const run = () =>
    load
      ? void loaded(load).then((beside) => preview.run({ files, beside }))
      : preview.run({ files });
  return (
    <Running busy={preview.busy} run={run} stop={preview.stop}>
      <LessonResult kind={kind} preview={preview} />
    </Running>
  );
}

/** Runs code of a thread in the reader's browser, as lessons and rooms do. */
export function CodeRun({ kind, ...code }: Code & { kind: ProgramKind }) {
  if (kind === 'python') return <PythonRun {...code} />;
  return <PreviewRun kind={kind} {...code} />;
}
