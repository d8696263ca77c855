import { type RefObject, useEffect } from 'react';

type Props = {
  stream: MediaStream;
  isMirrored: boolean;
  video: RefObject<HTMLVideoElement | null>;
  label: string;
};

/** The picture of a camera that is on; it fills a square. */
export function CameraVideo({ stream, isMirrored, video, label }: Props) {
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    player.srcObject = stream;
    // Without a picture there is nothing to see; what ends it says so itself.
    player.play().catch(() => {});
  }, [stream, video]);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={label}
      className={`size-full object-cover ${isMirrored ? '-scale-x-100' : ''}`}
    />
  );
}
