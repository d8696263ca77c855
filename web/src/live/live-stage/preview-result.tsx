import type { LiveStage } from '@codivia/contract/api/live-stage';
import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useState } from 'react';
import { KINDS } from '../../code/lesson/preview-kinds.ts';
import { PreviewOutputs } from '../../code/previews/preview-outputs.tsx';
import { usePreview, wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ResultBar } from './result-bar.tsx';
import { workOf } from './stage-files.ts';

/** A run followed by another one within this time, in milliseconds, is not shown, since replays may be fast. */
const SETTLE_MS = 250;

type Props = {
  kind: PreviewKind;
  stage: LiveStage;
};

/** The page or sketch, run in the reader's browser whenever the host runs it, and when the reader asks for it. */
export function PreviewResult({ kind, stage }: Props) {
  const { t } = useTranslation('live-stage');
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, frame);
  const [again, setAgain] = useState(false);

  function show(files: ProgramFiles, focus: boolean): void {
    preview.run({ files }, { focus });
  }
  const showHost = useEffectEvent(() => {
    if (stage.run) show(workOf(stage.run.files), false);
  });
  const hostRun = stage.run?.seq ?? null;
  useEffect(() => {
    if (hostRun === null) return;
    const timer = setTimeout(() => showHost(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hostRun]);

  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <ResultBar
        busy={preview.busy}
        again={again}
        onRunNear={preview.fetchAhead}
        onStop={preview.stop}
        onRun={() => {
          setAgain(true);
          show(workOf(stage.files), wasPressedByPointer());
        }}
      >
        <h2 className="text-lg">{t('result')}</h2>
      </ResultBar>
      <PreviewOutputs preview={preview} empty={{ title: t('not_run'), text: t('not_run_text') }} />
      <p className="shrink-0 text-muted text-sm">{t('preview_note')}</p>
    </div>
  );
}
