import type { PreviewKind } from '@codivia/contract/programs/program';
import { Play, Square } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { KINDS } from '../code/lesson/preview-kinds.ts';
import { PreviewOutputs } from '../code/previews/preview-outputs.tsx';
import { usePreview } from '../code/previews/use-preview.ts';
import { OutputPanel } from '../code/python/output-panel.tsx';
import { useRunner } from '../code/python/runner-context.ts';
import { useProgram } from '../code/python/use-program.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import type { EmbeddedWork } from './embedded-work.ts';

type Props = {
  work: EmbeddedWork;
  onRun: () => void;
  /** Narrow frames show it; wide ones always do. */
  shown: boolean;
};

type Running = Pick<Props, 'onRun' | 'shown'> & {
  busy: boolean;
  run: () => void;
  stop: () => void;
  children: ReactNode;
};

/** Run or Stop above the output of the program. On narrow frames the button stays beside the code. */
function Running({ busy, run, stop, onRun, shown, children }: Running) {
  const { t } = useTranslation('embed');
  function press(): void {
    if (busy) stop();
    else {
      onRun();
      run();
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant={busy ? 'danger' : 'primary'}
        className="self-start"
        onClick={(event) => event.detail > 1 || press()}
      >
        {busy ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <Play aria-hidden="true" className="size-4 fill-current" />
        )}
        {t(busy ? 'stop' : 'run')}
      </Button>
      <div className={classes('flex min-h-0 flex-1 flex-col gap-2', !shown && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}

/** A Python program; Python is fetched when it is first run. */
export function PythonResult({ work, ...props }: Props) {
  const runner = useRunner();
  const program = useProgram(runner);
  async function run(): Promise<void> {
    const beside = await work.beside();
    const bytes = beside.map(async ({ name, data }) => ({
      name,
      data: new Uint8Array(await data.arrayBuffer()),
    }));
    await program.run(work.files['main.py'] ?? '', { files: await Promise.all(bytes) });
  }
  return (
    <Running {...props} busy={program.busy} run={() => void run()} stop={program.stop}>
      <OutputPanel
        fill
        output={program.output}
        onAnswer={program.answer}
        onRetry={() => void run()}
      />
    </Running>
  );
}

/** A page or a game. Its document may be shown in frames of other sites: it has no data and no access to any. */
export function PreviewResult({ work, kind, ...props }: Props & { kind: PreviewKind }) {
  const { files, beside } = work;
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, `${frame}?embed`, { several: true });
  const { fetchAhead } = preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => fetchAhead(), []);
  const run = () =>
    void beside().then((besideFiles) => preview.run({ files, beside: besideFiles }));
  return (
    <Running {...props} busy={preview.busy} run={run} stop={preview.stop}>
      <PreviewOutputs preview={preview} fileName={kind === 'web' ? (file) => file : undefined} />
    </Running>
  );
}
