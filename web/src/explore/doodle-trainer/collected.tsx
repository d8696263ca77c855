import { DrawingPicture } from '../../ai-lab/drawing/drawing-picture.tsx';
import { examplesOf, type LabProject } from '../../ai-lab/project/lab-project.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** The drawings so far, and the places of those that are still to come. */
export function Collected({ project, each }: { project: LabProject; each: number }) {
  const { t } = useTranslation('doodle-trainer');
  return (
    <ul className="m-0! grid list-none grid-cols-1 gap-3 p-0! sm:grid-cols-3">
      {project.classes.map(({ id, name }) => {
        const drawings = examplesOf(project, id);
        const free = Math.max(0, each - drawings.length);
        return (
          <li key={id} className="m-0!">
            <p className="font-bold text-sm">{name}</p>
            <div className="grid max-w-64 grid-cols-5 gap-1">
              {drawings.slice(-each).map((drawing, i) => (
                <div key={drawing.id} className="aspect-square">
                  <DrawingPicture
                    points={drawing.input as number[]}
                    label={t('drawing', { name, number: i + 1 })}
                  />
                </div>
              ))}
              {Array.from({ length: free }, (_, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
                  key={i}
                  className="aspect-square rounded-lg border-2 border-edge border-dashed"
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
