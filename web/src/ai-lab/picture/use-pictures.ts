import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LabPicture } from './lab-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Milliseconds from one picture to the next: a button that is held adds one every 200. */
const EVERY = 100;

/**
 * Takes small pictures of a video while there is a stream, as the preview shows them.
 *
 * @param onPicture - Called with each; null once the camera is off.
 */
export function usePictures(
  video: RefObject<HTMLVideoElement | null>,
  { stream, isMirrored }: { stream: MediaStream | null; isMirrored: boolean },
  onPicture: (picture: LabPicture | null) => void,
): void {
  const tell = useEffectEvent(onPicture);
  useEffect(() => {
    if (!stream) return;
    const canvas = document.createElement('canvas');
    const timer = setInterval(() => {
      const drawn = video.current;
      const { videoWidth: width = 0, videoHeight: height = 0 } = drawn ?? {};
      if (!drawn || width === 0 || height === 0) return;
      tell(shrinkPicture({ drawn, width, height, isMirrored }, 'camera', canvas));
    }, EVERY);
    return () => {
      clearInterval(timer);
      tell(null);
    };
  }, [stream, isMirrored, video]);
}
