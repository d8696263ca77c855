import { CameraOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { cameraNames } from './camera-names.ts';
import type { Camera } from './use-camera.ts';

type Props = {
  camera: Camera;
  video: RefObject<HTMLVideoElement | null>;
  label: string;
  /** What is drawn over the picture. */
  children?: ReactNode;
};

/** The square picture of a camera that is on, with a light that says so, a button to end it, and the choice of another. */
export function CameraView({ camera, video, label, children }: Props) {
  const { t } = useTranslation('ai-lab');
  const { stream, isMirrored, cameras, chosen, start, stop } = camera;

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    player.srcObject = stream;
    // Without a picture there is nothing to see; what ends it says so itself.
    if (stream) player.play().catch(() => {});
  }, [stream, video]);

  const words = { front: t('camera.front'), back: t('camera.back'), camera: t('camera.one') };
  const names = cameraNames(
    cameras.map((one) => one.label),
    words,
  );
  return (
    <div className="grid justify-items-center gap-3">
      <div className="relative aspect-square w-full max-w-96 overflow-hidden rounded-card bg-night text-on-night">
        <video
          ref={video}
          muted
          playsInline
          aria-label={label}
          className={`size-full object-cover ${isMirrored ? '-scale-x-100' : ''}`}
        />
        {children}
        <p className="absolute start-2 top-2 flex items-center gap-2 rounded-full bg-night px-3 py-1 font-bold text-sm">
          <span
            aria-hidden="true"
            className="size-3 rounded-full bg-[#ff5a4f] motion-safe:animate-pulse"
          />
          {t('camera.is_on')}
        </p>
      </div>
      <div className="flex w-full max-w-96 flex-wrap items-end justify-center gap-3">
        <Button variant="secondary" onClick={stop}>
          <CameraOff aria-hidden="true" className="size-5" />
          {t('camera.off')}
        </Button>
        {cameras.length > 1 && (
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
