import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { isCameraDocument } from './camera-document.ts';
import { cameraNames } from './camera-names.ts';
import { CameraPreview } from './camera-preview.tsx';
import type { Camera } from './use-camera.ts';

type Props = {
  camera: Camera;
  video: RefObject<HTMLVideoElement | null>;
  /** A sentence about the use of the picture, shown before the browser asks. */
  before: string;
  label: string;
  /** The drawing over the picture. */
  children?: ReactNode;
};

/** A camera with a button that switches it on and off, and the choice of another. */
export function CameraBox({ camera, video, before, label, children }: Props) {
  const { t } = useTranslation('ai-lab');
  const { stream, isMirrored, isAsking, problem, cameras, chosen, start, stop } = camera;
  const isFailed = problem !== null && problem !== 'hidden';
  const words = { front: t('camera.front'), back: t('camera.back'), camera: t('camera.one') };
  const names = cameraNames(
    cameras.map((one) => one.label),
    words,
  );
  if (!isCameraDocument()) {
    return <p className="font-bold">{t('camera.problems.elsewhere')}</p>;
  }
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3">
      {stream ? (
        <CameraPreview stream={stream} isMirrored={isMirrored} video={video} label={label}>
          {children}
        </CameraPreview>
      ) : (
        // As large as the picture, so that the button stays in its place.
        <div className="grid aspect-square w-full max-w-96 content-center gap-3 rounded-card border-2 border-edge border-dashed p-4">
          <p>{before}</p>
          {problem && (
            <p role="alert" className={`font-bold ${isFailed ? 'text-danger' : ''}`}>
              {t(`camera.problems.${problem}`)}
            </p>
          )}
          <p role="status" className="font-bold empty:hidden">
            {isAsking && t('camera.asking')}
          </p>
        </div>
      )}
      <div className="flex w-full max-w-96 flex-wrap items-end justify-center gap-3">
        <Button
          variant={stream ? 'secondary' : 'primary'}
          loading={isAsking && !stream}
          onClick={() => (stream ? stop() : void start())}
        >
          {stream ? (
            <CameraOff aria-hidden="true" className="size-5" />
          ) : (
            <CameraIcon aria-hidden="true" className="size-5" />
          )}
          {t(stream ? 'camera.off' : isFailed ? 'camera.again' : 'camera.on')}
        </Button>
        {stream && cameras.length > 1 && (
          <Select
            label={t('camera.choose')}
            value={chosen}
            onChoose={(id) => void start(id)}
            options={cameras.map(({ deviceId }, i) => ({
              value: deviceId,
              label: names[i] ?? words.camera,
            }))}
          />
        )}
      </div>
    </div>
  );
}
