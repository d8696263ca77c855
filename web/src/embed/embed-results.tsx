import type { PreviewKind } from '@codivia/contract/programs/program';
import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { PreviewOutputs } from '../code/previews/preview-outputs.tsx';
import { OutputPanel } from '../code/python/output-panel.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import type { ShownWork } from './embedded-work.ts';
import { type Player, usePreviewPlayer, usePythonPlayer } from './players.ts';

type Props = {
  work: ShownWork;
  onRun: () => void;
  /** Narrow frames show it; wide ones always do. */
  shown: boolean;
};

type Running = Pick<Props, 'onRun' | 'shown'> & {
  player: Player<unknown>;
  children: ReactNode;
};

/** Run or Stop above the output of the program. On narrow frames the button stays beside the code. */
function Running({ player, onRun, shown, children }: Running) {
  const { t } = useTranslation('embed');
  const { busy, run, stop } = player;
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

export function PythonResult({ work, ...props }: Props) {
  const player = usePythonPlayer(work);
  return (
    <Running {...props} player={player}>
      <OutputPanel
        fill
        output={player.shown.output}
        onAnswer={player.shown.answer}
        onRetry={player.run}
      />
    </Running>
  );
}

/** A page or a game. Its document may be shown in frames of other sites: it has no data and no access to any. */
export function PreviewResult({ work, kind, ...props }: Props & { kind: PreviewKind }) {
  const player = usePreviewPlayer(work, kind, { inFrame: true });
  return (
    <Running {...props} player={player}>
      <PreviewOutputs
        preview={player.shown}
        fileName={kind === 'web' ? (file) => file : undefined}
      />
    </Running>
  );
}
