import { useTranslation } from '../../lib/i18n.ts';
import { ExamplePicture } from '../kinds/example-picture.tsx';
import { hasPictures, type LabProject } from '../project/lab-project.ts';
import { hardest } from './group-accuracy.ts';
import type { JudgedExample } from './judge-examples.ts';

const SHOWN = 5;

type Props = {
  project: LabProject;
  labels: readonly string[];
  judged: readonly JudgedExample[];
};

/** The examples on which the model was furthest from the truth; nothing where it was sure of all. */
export function HardestExamples({ project, labels, judged }: Props) {
  const { t } = useTranslation('ai-lab');
  const shown = hardest(judged, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 className="text-lg">{t('test.hardest')}</h4>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map(({ example, expected, found, confidence }) => {
          const label = labels[expected] ?? '';
          const text = t(expected === found ? 'test.unsure' : 'test.wrong', {
            label,
            found: labels[found] ?? '',
            percent: Math.round(confidence * 100),
          });
          return (
            <li
              key={example.id}
              className={
                hasPictures(project.kind)
                  ? 'grid grid-cols-[3.5rem_1fr] items-center gap-3'
                  : 'grid grid-cols-1 gap-1'
              }
            >
              <ExamplePicture project={project} example={example} label={label} />
              <span className="text-sm [overflow-wrap:anywhere]">{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
