import type { ModelInput } from '@codivia/runners/models/trained-model';
import { DrawingRecorder } from '../drawing/drawing-board.tsx';
import { HandRecorder } from '../hand/hand-recorder.tsx';
import { PictureRecorder } from '../picture/picture-recorder.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { RowRecorder } from '../table/row-recorder.tsx';
import { TextRecorder } from '../text/text-recorder.tsx';

type Props = {
  project: LabProject;
  /** The example so far; null while there is none. */
  onInput: (input: ModelInput | null) => void;
  /** Another number empties it for the next example. */
  round: number;
  /** Tells whether a model is tried: files of pictures are collected elsewhere. */
  isTrial?: boolean;
};

/** The tool with which one example of the project's kind is made. */
export function Recorder({ project, onInput, round, isTrial = false }: Props) {
  switch (project.kind) {
    case 'drawing':
      return <DrawingRecorder onInput={onInput} round={round} />;
    case 'hand':
      return <HandRecorder onInput={onInput} />;
    case 'picture':
      return <PictureRecorder onInput={onInput} round={round} takesFile={isTrial} />;
    case 'text':
      return <TextRecorder onInput={onInput} round={round} />;
    case 'table':
      return <RowRecorder project={project} onInput={onInput} round={round} />;
  }
}
