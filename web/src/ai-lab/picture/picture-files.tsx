import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { LabChange } from '../project/change-project.ts';
import { type LabClass, type LabProject, MAX_EXAMPLES } from '../project/lab-project.ts';
import { openPictures, type Refused } from './open-pictures.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureProblems } from './picture-problems.tsx';

type Props = { project: LabProject; one: LabClass; change: (change: LabChange) => void };

/** Adds pictures of files to a class. */
export function PictureFiles({ project, one, change }: Props) {
  const { t } = useTranslation('ai-lab');
  /** Files that are still to be opened. */
  const [waiting, setWaiting] = useState(0);
  const [added, setAdded] = useState(0);
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<Refused>({});

  async function take(files: readonly File[]): Promise<void> {
    const fitting = files.slice(0, Math.max(0, MAX_EXAMPLES - project.examples.length - waiting));
    setAdded(0);
    setRefused({});
    setLeft(files.length - fitting.length);
    setWaiting((before) => before + fitting.length);
    setRefused(
      await openPictures(fitting, (inputs, tried) => {
        change({ type: 'add-examples', classId: one.id, inputs });
        setAdded((before) => before + inputs.length);
        setWaiting((before) => before - tried);
      }),
    );
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <PictureDrop
        label={t('picture.add')}
        name={t('picture.add_to', { name: one.name })}
        hint={t('picture.drop')}
        isMultiple
        onFiles={(files) => void take(files)}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {waiting > 0
          ? t('picture.waiting', { count: waiting })
          : added > 0 && t('picture.added', { count: added })}
      </p>
      {left > 0 && (
        <p role="alert" className="font-bold text-danger text-sm">
          {t('picture.left', { count: left, most: MAX_EXAMPLES })}
        </p>
      )}
      <PictureProblems refused={refused} />
    </div>
  );
}
