import type { PreviewKind } from '@codivia/contract/programs/program';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { lazy, Suspense } from 'react';
import { ConsolePanel } from '../previews/console-panel.tsx';
import { FailurePanel } from '../previews/failure-panel.tsx';
import { OfferedFiles } from '../previews/offered-files.tsx';
import { PreviewBox } from '../previews/preview-box.tsx';
import type { ShownPreview } from '../previews/use-preview.ts';

/** The aids to play and to follow a sketch are loaded with the first sketch that runs. */
const GameAids = lazy(async () => {
  const { GameAids: Part } = await import('../previews/game/game-aids.tsx');
  return { default: Part };
});

/** Room for a canvas of 400 pixels, and for as much as a phone shows of it. */
const HEIGHT: Record<PreviewKind, string> = {
  web: 'h-72',
  game: 'h-[min(25.25rem,92vw)]',
};

type Props = {
  kind: PreviewKind;
  preview: ShownPreview<PreviewProgram>;
  /** Names of the files, where there are several. */
  fileName?: ((file: string) => string) | undefined;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
};

/** Shows the page or sketch of a lesson, and its messages. */
export function LessonResult({ kind, preview, fileName, onGoTo }: Props) {
  const { output } = preview;
  return (
    <div data-part="result" className="flex flex-col gap-3">
      <PreviewBox preview={preview} isGame={kind === 'game'} className={HEIGHT[kind]} />
      {output.phase === 'shown' && output.pulse && (
        <Suspense fallback={null}>
          <GameAids key={output.turn} preview={preview} />
        </Suspense>
      )}
      <OfferedFiles files={output.files} />
      {output.failure && (
        <FailurePanel
          failure={output.failure}
          fileName={fileName}
          onGoTo={onGoTo}
          onRunLonger={preview.runLonger}
        />
      )}
      {output.entries.length > 0 && (
        <div className="flex h-36 flex-col">
          <ConsolePanel output={output} fileName={fileName} onGoTo={onGoTo} />
        </div>
      )}
    </div>
  );
}
