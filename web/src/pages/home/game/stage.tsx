import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GameState } from './use-game.ts';
import { HEIGHT, WIDTH } from './world.ts';

/** The keys that make Piko jump, while the game has the focus. */
const KEYS = [' ', 'Enter', 'ArrowUp', 'ArrowRight'];
/** The score is announced each time that it has grown by so much. */
const ANNOUNCED = 5;

type Props = {
  canvas: RefObject<HTMLCanvasElement | null>;
  state: GameState;
  score: number;
  shown: boolean;
  onJump: () => void;
  onPause: () => void;
};

/** The picture of the game. All of it is a button: a press makes Piko jump. */
export function Stage({ canvas, state, score, shown, onJump, onPause }: Props) {
  const { t } = useTranslation('hero');
  const description = useId();
  const play = useRef<HTMLButtonElement>(null);
  const announced = score - (score % ANNOUNCED);

  function onKeyDown(event: KeyboardEvent): void {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onJump();
  }
  // A touch that begins to scroll the page starts no game; in the running one every press counts at once.
  function onPointerDown({ button }: PointerEvent): void {
    if (button === 0 && state === 'running') onJump();
  }

  return (
    <div className="relative aspect-video overflow-hidden rounded-control bg-[#6fc7f2] noscript:pointer-events-none">
      <img
        src="/art/run/first.svg"
        width={WIDTH}
        height={HEIGHT}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full"
      />
      <canvas
        ref={canvas}
        className={shown ? 'absolute inset-0 size-full' : 'absolute inset-0 size-full opacity-0'}
      />
      <button
        type="button"
        ref={play}
        data-press="play"
        data-state={state}
        aria-describedby={description}
        className="group absolute inset-0 grid touch-manipulation select-none place-items-center rounded-control pb-[18%] -outline-offset-3"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={({ detail }) => {
          if (detail === 0 || state !== 'running') onJump();
        }}
      >
        <span
          className={
            state === 'running'
              ? 'sr-only'
              : 'inline-flex items-center gap-2 rounded-full border-2 border-on-joy bg-joy px-6 py-2 font-bold text-lg text-on-joy shadow-lift transition-transform group-hover:scale-105 noscript:hidden motion-reduce:transition-none'
          }
        >
          {state !== 'running' && (
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <path d="M6 4l14 8-14 8z" />
            </svg>
          )}
          {t(state === 'running' ? 'run.jump' : state === 'paused' ? 'run.resume' : 'run.play')}
        </span>
      </button>
      <p
        aria-hidden="true"
        className="pointer-events-none absolute start-2 top-2 rounded-full bg-night/80 px-3 py-1 font-bold text-on-night leading-tight"
      >
        <span className="text-joy">★</span> {score}
      </p>
      {state === 'running' && (
        <button
          type="button"
          aria-label={t('run.pause')}
          className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-night/80 text-on-night hover:bg-night"
          onClick={() => {
            // This button disappears.
            play.current?.focus({ preventScroll: true });
            onPause();
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
          </svg>
        </button>
      )}
      <VisuallyHidden>
        <span id={description}>{t('run.description')}</span>
        <span role="status">{announced > 0 && t('run.stars', { count: announced })}</span>
      </VisuallyHidden>
    </div>
  );
}
