import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { CameraLight } from './camera-light.tsx';
import { CameraVideo } from './camera-video.tsx';

type Props = {
  stream: MediaStream;
  isMirrored: boolean;
  video: RefObject<HTMLVideoElement | null>;
  label: string;
  /** The drawing over the picture. */
  children?: ReactNode;
};

/** The square picture of a camera that is on, with a light that says so. */
export function CameraPreview({ children, ...picture }: Props) {
  const { t } = useTranslation('ai-lab');
  return (
    <div className="relative aspect-square w-full max-w-96 overflow-hidden rounded-card bg-night text-on-night">
      <CameraVideo {...picture} />
      {children}
      <p className="absolute start-2 top-2 flex items-center gap-2 rounded-full bg-night px-3 py-1 font-bold text-sm">
        <CameraLight />
        {t('camera.is_on')}
      </p>
    </div>
  );
}
