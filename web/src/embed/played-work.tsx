import type { PreviewKind } from '@codivia/contract/programs/program';
import { FailurePanel } from '../code/previews/failure-panel.tsx';
import { KeyPad } from '../code/previews/game/key-pad.tsx';
import { SceneText } from '../code/previews/game/scene-text.tsx';
import { OfferedFiles } from '../code/previews/offered-files.tsx';
import { PreviewBox } from '../code/previews/preview-box.tsx';
import type { ShownPreview } from '../code/previews/use-preview.ts';
import { OutputPanel } from '../code/python/output-panel.tsx';
import type { Program } from '../code/python/use-program.ts';

type PreviewProps = { kind: PreviewKind; preview: ShownPreview<never> };

/** A page or a game that is played, with what a phone needs for its keys. Its console is for those who write it. */
export function PlayedPreview({ kind, preview }: PreviewProps) {
  const { output } = preview;
  return (
    <>
      <PreviewBox
        preview={preview}
        isGame={kind === 'game'}
        withoutFullScreen
        className="min-h-40 flex-1"
      />
      {kind === 'game' && output.phase === 'shown' && (
        <div key={output.turn} className="contents">
          <KeyPad preview={preview} />
          <SceneText preview={preview} />
        </div>
      )}
      <OfferedFiles files={output.files} />
      {output.failure && (
        <div className="max-h-[40%] shrink-0 overflow-auto">
          <FailurePanel
            failure={output.failure}
            fileName={kind === 'web' ? (file) => file : undefined}
            onRunLonger={preview.runLonger}
          />
        </div>
      )}
    </>
  );
}

type PythonProps = { program: Pick<Program, 'output' | 'answer'>; onRetry: () => void };

/** A Python program that is played: its drawing may take most of the window. */
export function PlayedPython({ program, onRetry }: PythonProps) {
  return (
    <div className="h-full min-h-0 [--drawing-height:68dvh] [&_figure]:justify-items-center">
      <OutputPanel fill output={program.output} onAnswer={program.answer} onRetry={onRetry} />
    </div>
  );
}
