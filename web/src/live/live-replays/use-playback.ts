import { useEffect, useEffectEvent, useState } from 'react';
import type { Timeline } from './timeline.ts';

export const SPEEDS = [0.5, 1, 1.5, 2, 3, 4] as const;

/** The interval between two renderings of the code, in milliseconds: edits appear in such steps. */
const STEP_MS = 100;
/** The longest time that one step advances, in milliseconds: time in which the page was suspended is not caught up. */
const STEP_MAX_MS = 500;

/** Returns the shown moment of a replay, and plays it. */
export function usePlayback(timeline: Timeline, start: number) {
  const [at, setAt] = useState(Math.min(start, timeline.duration));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [skipPauses, setSkipPauses] = useState(false);

  const advance = useEffectEvent((milliseconds: number) => {
    const next = timeline.advance(at, milliseconds * speed, skipPauses);
    setAt(next);
    if (next >= timeline.duration) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      advance(Math.min(now - before, STEP_MAX_MS));
      before = now;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing]);

  const seek = (moment: number) => setAt(Math.min(Math.max(moment, 0), timeline.duration));
  return {
    at,
    playing,
    speed,
    setSpeed,
    skipPauses,
    setSkipPauses,
    seek,
    toggle() {
      // At its end, playing begins again at the start.
      if (!playing && at >= timeline.duration) setAt(0);
      setPlaying(!playing);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
