import type { HandPoint } from '@codivia/runners/models/hand-features';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FindHand, handFinder } from './hand-finder.ts';
import { takePicture } from './take-picture.ts';

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

/**
 * Looks for a hand in each picture of a video while there is a stream.
 *
 * @param onHand - Called after each picture with the points, as the preview shows them; null where there is no hand.
 */
export function useHand(
  video: RefObject<HTMLVideoElement | null>,
  { stream, isMirrored }: { stream: MediaStream | null; isMirrored: boolean },
  onHand: (points: HandPoint[] | null) => void,
) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onHand);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (!stream) return;
    let isOver = false;
    const canvas = document.createElement('canvas');

    async function look(find: FindHand): Promise<void> {
      let shown = -1;
      while (!isOver) {
        await nextFrame();
        const player = video.current;
        if (isOver || !player || player.currentTime === shown) continue;
        if (!takePicture(player, canvas, isMirrored)) continue;
        shown = player.currentTime;
        const points = await find(canvas);
        if (isOver) return;
        setState('ready');
        tell(points);
      }
    }

    setState('loading');
    handFinder()
      .then(look)
      .catch(() => {
        if (isOver) return;
        setState('failed');
        tell(null);
      });
    return () => {
      isOver = true;
      tell(null);
    };
  }, [stream, isMirrored, attempt, video]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
