import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveStage } from '@codivia/contract/api/live-stage';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { Crosshair } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { FileTabs } from './file-tabs.tsx';
import type { HostNames } from './host-names.ts';
import { fileNames } from './stage-files.ts';
import { useStageView } from './use-stage-view.ts';

type Props = {
  kind: ProgramKind;
  stage: LiveStage;
  events: readonly LiveEvent[];
  hostNames: HostNames;
};

const FOLLOW =
  'absolute bottom-3 end-3 z-10 inline-flex min-h-10 items-center gap-2 rounded-full bg-joy px-4 font-bold text-on-joy text-sm shadow-lift hover:bg-joy-strong';

/** One file as the host writes it. */
function FileView({ file, ...props }: Props & { file: string }) {
  const { stage, events, hostNames } = props;
  const { t } = useTranslation('live-stage');
  const hintId = useId();
  const container = useRef<HTMLDivElement>(null);
  const label = t('code', { file });
  const { run } = stage;
  const isRunText = run?.files[file]?.version === stage.files[file]?.version;
  const { ready, away, follow } = useStageView(container, {
    stage,
    events,
    file,
    label,
    hostNames,
    describedBy: hintId,
    failedLine: isRunText && file === stage.shown ? (run?.failed_line ?? null) : null,
  });
  return (
    <div className="relative min-h-0 grow">
      <div className="code-surface flex h-full min-h-0 flex-col">
        <div ref={container} className={classes(ready && 'min-h-0 grow')} />
        {!ready && (
          <CodeBlock
            label={label}
            code={stage.files[file]?.text.toString() ?? ''}
            className="code-plain min-h-0 grow"
          />
        )}
      </div>
      {away && (
        <button type="button" className={FOLLOW} onClick={follow}>
          <Crosshair aria-hidden="true" className="size-4" />
          {t('follow')}
        </button>
      )}
      <p id={hintId} className="sr-only">
        {t('code_hint')}
      </p>
    </div>
  );
}

/** The code of a session as its host types it. The file that the host is in is shown, unless another is chosen. */
export function StageCode(props: Props) {
  const { kind, stage } = props;
  const { t } = useTranslation('live-stage');
  const [chosen, setChosen] = useState<string | null>(null);
  const names = fileNames(kind);
  const file = chosen ?? stage.shown;
  const choose = (name: string) => setChosen(name === stage.shown ? null : name);
  return (
    <FileTabs
      names={names}
      value={file}
      onChoose={choose}
      end={
        file !== stage.shown && (
          <button
            type="button"
            className="inline-flex min-h-10 items-center gap-2 rounded-control px-3 font-bold text-sm text-trail hover:bg-trail-soft"
            onClick={() => setChosen(null)}
          >
            <Crosshair aria-hidden="true" className="size-4" />
            {t('follow_file', { file: stage.shown })}
          </button>
        )
      }
    >
      <FileView key={file} {...props} file={file} />
    </FileTabs>
  );
}
