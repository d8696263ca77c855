import type { SourcePosition } from '@codivia/runners/preview/messages';
import { useId, useState } from 'react';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { HEIGHT, HeightHandle } from '../../code/previews/height-handle.tsx';
import { OfferedFiles } from '../../code/previews/offered-files.tsx';
import { PreviewBox } from '../../code/previews/preview-box.tsx';
import type { PanelProps } from '../room/room-definition.ts';
import { ScriptConsole } from '../room/script-console.tsx';
import type { WebRoomProgram } from './use-web-program.ts';
import { goToPosition } from './web-files.ts';

const fileName = (file: string) => file;

/** The page made by the files, at an adjustable height, above its console. */
export function WebResult({ program, goTo, offer }: PanelProps<WebRoomProgram>) {
  const id = useId();
  const [height, setHeight] = useState<number>(HEIGHT.usual);
  const { preview, chooseFile } = program;
  const { output } = preview;

  const onGoTo = (position: SourcePosition) => goToPosition(position, chooseFile, goTo);

  return (
    <div className="flex min-h-0 grow flex-col gap-1.5 overflow-y-auto">
      <PreviewBox id={id} preview={preview} style={{ height }} />
      <HeightHandle height={height} onChange={setHeight} controls={id} />
      {offer}
      <OfferedFiles files={output.files} />
      {output.failure && (
        <FailurePanel
          failure={output.failure}
          fileName={fileName}
          onGoTo={onGoTo}
          onRunLonger={preview.runLonger}
        />
      )}
      <ScriptConsole preview={preview} fileName={fileName} onGoTo={onGoTo} />
    </div>
  );
}
