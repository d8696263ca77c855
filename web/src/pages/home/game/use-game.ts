import { type RefObject, useEffect, useRef, useState } from 'react';
import { draw, loadPictures, type Pictures } from './draw.ts';
import { isOnGround, jump, leap, newWorld, step } from './world.ts';

/** `ready`: nobody has played yet, or a jump is over and the world moves by jumps only. */
export type GameState = 'ready' | 'running' | 'paused';

const STEP_MS = 1000 / 60;
/** A page that was held up longer than this many steps does not catch up on them. */
const MAX_STEPS = 5;
/** Sharper pictures cost time on phones with very dense screens. */
const MAX_DENSITY = 2;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function fitToScreen(canvas: HTMLCanvasElement): void {
  const density = Math.min(devicePixelRatio || 1, MAX_DENSITY);
  const width = Math.round(canvas.clientWidth * density);
  if (canvas.width === width) return;
  canvas.width = width;
  canvas.height = Math.round(canvas.clientHeight * density);
}

/** Tells whether the canvas can be seen: the game waits while it is out of sight or its tab is hidden. */
function useInSight(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!canvas.current) return;
    let isInView = true;
    const update = () => setInSight(isInView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(canvas.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [canvas]);
  return inSight;
}

/**
 * Plays the game on a canvas. The world moves by itself once somebody has played; for people who prefer less motion,
 * only as long as a jump takes.
 */
export function useGame(canvas: RefObject<HTMLCanvasElement | null>) {
  const world = useRef(newWorld());
  const pictures = useRef<Promise<Pictures>>(null);
  const [state, setState] = useState<GameState>('ready');
  const [shown, setShown] = useState(false);
  const [score, setScore] = useState(0);
  const inSight = useInSight(canvas);
  const moves = state === 'running' && inSight;

  useEffect(() => {
    if (!moves) return;
    let frame = 0;
    let last = 0;
    let waiting = 0;
    let stopped = false;
    const run = (loaded: Pictures) => (now: number) => {
      if (stopped || !canvas.current) return;
      waiting = Math.min(waiting + (last ? now - last : STEP_MS), MAX_STEPS * STEP_MS);
      last = now;
      for (; waiting >= STEP_MS; waiting -= STEP_MS) step(world.current);
      setScore(world.current.score);
      fitToScreen(canvas.current);
      draw(canvas.current, loaded, world.current);
      setShown(true);
      if (prefersStill() && isOnGround(world.current)) setState('ready');
      else frame = requestAnimationFrame(run(loaded));
    };
    pictures.current ??= loadPictures();
    pictures.current.then(
      (loaded) => {
        if (!stopped) frame = requestAnimationFrame(run(loaded));
      },
      // The next press tries again.
      () => {
        pictures.current = null;
        setState('ready');
      },
    );
    return () => {
      stopped = true;
      cancelAnimationFrame(frame);
    };
  }, [moves, canvas]);

  return {
    state,
    score,
    /** True once the canvas has a picture; until then the first frame is seen. */
    shown,
    /** Makes Piko jump, and starts a game that stands still. */
    jump(strength: number): void {
      setState('running');
      jump(world.current, strength);
    },
    /** Shows a jump of this strength, also out of a jump. */
    leap(strength: number): void {
      setState('running');
      leap(world.current, strength);
    },
    pause: () => setState('paused'),
  };
}
