import type { HandPoint } from '@codivia/runners/models/hand-features';
import type { Row } from '@codivia/runners/models/table-features';
import { DrawingPicture } from '../drawing/drawing-picture.tsx';
import { HandPicture } from '../hand/hand-picture.tsx';
import type { LabPicture } from '../picture/lab-picture.ts';
import type { LabExample, LabProject } from '../project/lab-project.ts';
import { cellOf } from '../table/cell-of.ts';

type Props = { project: Pick<LabProject, 'kind' | 'columns'>; example: LabExample; label: string };

/** An example as it is shown in lists: a small picture, or its text. */
export function ExamplePicture({ project, example, label }: Props) {
  const { input } = example;
  switch (project.kind) {
    case 'drawing':
      return <DrawingPicture points={input as number[]} label={label} />;
    case 'hand':
      return <HandPicture points={input as HandPoint[]} label={label} />;
    case 'picture':
      return (
        <img
          src={(input as LabPicture).image}
          alt={label}
          className="aspect-square w-full rounded-lg border border-line"
        />
      );
    case 'text':
      return <TextLine text={String(input)} />;
    case 'table': {
      const row = input as Row;
      // What a row has beside the columns, such as the name of an animal, tells people which one it is.
      const names = Object.keys(row).filter((name) => !project.columns.includes(name));
      const cells = project.columns.map((name) => `${name}: ${cellOf(row, name) || '–'}`);
      return <TextLine text={[...names.map((name) => cellOf(row, name)), ...cells].join(' · ')} />;
    }
  }
}

function TextLine({ text }: { text: string }) {
  return (
    <p className="rounded-lg bg-sunken py-1 ps-2 pe-6 text-sm">
      <span className="line-clamp-2 break-words">{text}</span>
    </p>
  );
}
