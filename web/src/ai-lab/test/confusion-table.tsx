import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ExamplePicture } from '../kinds/example-picture.tsx';
import { hasPictures, type LabProject } from '../project/lab-project.ts';
import { confusionOf, type JudgedExample } from './judge-examples.ts';

type Props = {
  project: LabProject;
  labels: readonly string[];
  judged: readonly JudgedExample[];
};

/** Counts how often each class was taken for each: a press on a number shows the examples. */
export function ConfusionTable({ project, labels, judged }: Props) {
  const { t } = useTranslation('ai-lab');
  const [cell, setCell] = useState<readonly [number, number] | null>(null);
  const table = confusionOf(judged, labels.length);
  const shown = cell ? (table[cell[0]]?.[cell[1]] ?? []) : [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{t('test.confusion_hint')}</p>
      <div className="overflow-x-auto">
        <table className="border-separate border-spacing-1 text-center">
          <caption className="sr-only">{t('test.title')}</caption>
          <thead>
            <tr>
              <td />
              {labels.map((label) => (
                <th key={label} scope="col" className="min-w-12 px-1 align-bottom text-xs">
                  <ClassName name={label} className="mx-auto" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, expected) => (
              <tr key={label}>
                <th scope="row" className="sticky start-0 bg-surface pe-2 text-end text-sm">
                  <ClassName name={label} className="ms-auto" />
                </th>
                {labels.map((found, i) => {
                  const count = table[expected]?.[i]?.length ?? 0;
                  const isRight = expected === i;
                  return (
                    <td key={found}>
                      <button
                        type="button"
                        aria-label={t('test.cell', { count, label, found })}
                        aria-pressed={cell?.[0] === expected && cell[1] === i}
                        className={`min-h-11 w-full min-w-12 rounded-lg font-bold tabular-nums aria-pressed:ring-3 aria-pressed:ring-trail ${
                          count === 0
                            ? 'bg-sunken text-muted'
                            : isRight
                              ? 'bg-done-soft text-done'
                              : 'bg-danger-soft text-danger'
                        }`}
                        onClick={() => setCell([expected, i])}
                      >
                        {count}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cell && (
        <Cell
          project={project}
          title={t('test.cell', {
            count: shown.length,
            label: labels[cell[0]] ?? '',
            found: labels[cell[1]] ?? '',
          })}
          judged={shown}
        />
      )}
    </div>
  );
}

/** The name of a class in a few short lines: long ones would make the table endless. */
function ClassName({ name, className }: { name: string; className: string }) {
  return (
    <span
      title={name}
      className={`line-clamp-3 w-max max-w-24 [overflow-wrap:anywhere] ${className}`}
    >
      {name}
    </span>
  );
}

function Cell({
  project,
  title,
  judged,
}: {
  project: LabProject;
  title: string;
  judged: readonly JudgedExample[];
}) {
  return (
    <div role="status" className="grid gap-2">
      <p className="font-bold">{title}</p>
      <ul
        className={
          hasPictures(project.kind)
            ? 'grid grid-cols-[repeat(auto-fill,4rem)] gap-2'
            : 'grid grid-cols-1 gap-1.5'
        }
      >
        {judged.map(({ example }) => (
          <li key={example.id}>
            <ExamplePicture project={project} example={example} label={title} />
          </li>
        ))}
      </ul>
    </div>
  );
}
