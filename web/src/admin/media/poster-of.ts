import { drawSmaller, pictureOf } from './prepare-picture.ts';

/** The moment of a film whose frame becomes its poster, in seconds: the first one is often black. */
const MOMENT = 1;
/** Milliseconds after which a browser counts as unable to read a film. */
const PATIENCE = 10_000;

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('film not read')), PATIENCE);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('film not read'))),
      { once: true },
    );
  });
}

/** Draws a frame of a film as its poster; null when this browser cannot play it. */
export async function posterOf(film: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(film);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const loaded = happens(video, 'loadeddata');
    video.src = address;
    await loaded;
    const { duration, videoWidth: width, videoHeight: height } = video;
    if (width === 0) return null;
    if (Number.isFinite(duration) && duration > 0) {
      const sought = happens(video, 'seeked');
      video.currentTime = Math.min(MOMENT, duration / 2);
      await sought;
    }
    const made = await pictureOf(drawSmaller(video, { width, height }));
    return typeof made === 'string' ? null : made;
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
