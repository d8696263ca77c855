import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  stream: MediaStream;
  isMirrored: boolean;
  video: RefObject<HTMLVideoElement | null>;
  label: string;
  /** The drawing over the picture. */
  children?: ReactNode;
};

/** The square picture of a camera that is on, with a light that says so. */
export function CameraPreview({ stream, isMirrored, video, label, children }: Props) {
  const { t } = useTranslation('ai-lab');

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    player.srcObject = stream;
    // Without a picture there is nothing to see; what ends it says so itself.
    player.play().catch(() => {});
  }, [stream, video]);

  return (
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
  );
}
