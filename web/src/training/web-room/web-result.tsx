import type { Place } from '@codivia/runners/preview/messages';
import type { WebProgram } from '@codivia/runners/web/web-program';
import { useId, useState } from 'react';
import { ConsolePanel } from '../../code/previews/console-panel.tsx';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { HEIGHT, HeightHandle } from '../../code/previews/height-handle.tsx';
import { PreviewBox } from '../../code/previews/preview-box.tsx';
import type { ShownPreview } from '../../code/previews/use-preview.ts';
import { FILE_OF } from './web-files.ts';

type Props = {
  preview: ShownPreview<WebProgram>;
  onGoTo: (place: Place) => void;
};

const fileName = (file: Place['file']) => FILE_OF[file];

/** The page that was made, at a height of one's own, above what it says. */
export function WebResult({ preview, onGoTo }: Props) {
  const id = useId();
  const [height, setHeight] = useState<number>(HEIGHT.start);
  const { output } = preview;
  return (
    <div className="flex min-h-0 grow flex-col gap-1.5 overflow-y-auto">
      <PreviewBox
        id={id}
        place={preview.place}
        phase={output.phase}
        onFullScreen={preview.focus}
        style={{ height }}
      />
      <HeightHandle height={height} onChange={setHeight} controls={id} />
      {output.failure && (
        <FailurePanel failure={output.failure} fileName={fileName} onGoTo={onGoTo} />
      )}
      <ConsolePanel output={output} fileName={fileName} onGoTo={onGoTo} />
    </div>
  );
}
