import type { HandPoint } from '@codivia/runners/models/hand-features';
import type { Row } from '@codivia/runners/models/table-features';
import { DrawingPicture } from '../drawing/drawing-picture.tsx';
import { HandPicture } from '../hand/hand-picture.tsx';
import type { LabExample, LabProject } from '../project/lab-project.ts';

type Props = { project: Pick<LabProject, 'kind' | 'columns'>; example: LabExample; label: string };

/** An example as it is shown in lists: a small picture, or its text. */
export function ExamplePicture({ project, example, label }: Props) {
  const { input } = example;
  switch (project.kind) {
    case 'drawing':
      return <DrawingPicture points={input as number[]} label={label} />;
    case 'hand':
      return <HandPicture points={input as HandPoint[]} label={label} />;
    case 'text':
      return <TextLine text={String(input)} />;
    case 'table': {
      const row = input as Row;
      const cells = project.columns.map((name) => `${name}: ${row[name] || '–'}`);
      return <TextLine text={cells.join(' · ')} />;
    }
  }
}

function TextLine({ text }: { text: string }) {
  return <p className="line-clamp-2 break-words rounded-lg bg-sunken px-2 py-1 text-sm">{text}</p>;
}
