import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { CameraBox } from '../camera/camera-box.tsx';
import { useCamera } from '../camera/use-camera.ts';
import type { LabPicture } from './lab-picture.ts';
import { openPictures, type Refused } from './open-pictures.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureProblems } from './picture-problems.tsx';
import { usePictures } from './use-pictures.ts';

type Props = {
  onInput: (picture: LabPicture | null) => void;
  round: number;
  /** Tells whether a file can be tried as well. Files are collected beside the examples of a class. */
  takesFile: boolean;
};

/** The camera, which gives a small picture of this moment, or the picture of a file; null while there is none. */
export function PictureRecorder({ onInput, round, takesFile }: Props) {
  const { t } = useTranslation('ai-lab');
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<{ picture: LabPicture; round: number } | null>(null);
  const [refused, setRefused] = useState<Refused>({});
  usePictures(video, camera, (picture) => {
    setChosen(null);
    onInput(picture);
  });

  async function take(files: readonly File[]): Promise<void> {
    camera.stop();
    setRefused(
      await openPictures(files, ([picture]) => {
        setChosen(picture ? { picture, round } : null);
        onInput(picture ?? null);
      }),
    );
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <CameraBox
        camera={camera}
        video={video}
        before={t('picture.before')}
        label={t('hand.preview')}
      />
      {takesFile && (
        <>
          {chosen?.round === round && !camera.stream && (
            <img
              src={chosen.picture.image}
              alt={t('picture.chosen')}
              className="aspect-square w-full max-w-60 justify-self-center rounded-card border border-line"
            />
          )}
          <PictureDrop
            label={t('picture.try')}
            hint={t('picture.try_drop')}
            onFiles={(files) => void take(files)}
          />
          <PictureProblems refused={refused} />
        </>
      )}
    </div>
  );
}
