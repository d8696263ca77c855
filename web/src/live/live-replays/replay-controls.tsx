import { formatNumber } from '@codivia/contract/text/format';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { clockOf } from '../live-stage/stage-notes.tsx';
import type { Timeline } from './timeline.ts';
import { type Playback, SPEEDS } from './use-playback.ts';

/** The steps of an arrow key and of Page Up and Down, in milliseconds. */
export const ARROW_MS = 5000;
const PAGE_MS = 30_000;

/** Returns the moment to which a key of the player leads; null for an unknown key. */
export function momentOfKey(key: string, at: number, duration: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + ARROW_MS;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - ARROW_MS;
  if (key === 'PageUp') return at + PAGE_MS;
  if (key === 'PageDown') return at - PAGE_MS;
  if (key === 'Home') return 0;
  return key === 'End' ? duration : null;
}

type Props = { timeline: Timeline; playback: Playback };

/** The timeline, with a mark where each chapter begins. */
function Slider({ timeline, playback }: Props) {
  const { t } = useTranslation('live-replays');
  const { at, seek, toggle } = playback;
  const { duration, chapters } = timeline;
  const chapter = chapters[timeline.chapterAt(at)]?.title ?? '';
  function onKeyDown(event: KeyboardEvent): void {
    const moment = momentOfKey(event.key, at, duration);
    if (moment === null && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (moment === null) toggle();
    else seek(moment);
  }
  return (
    <div className="relative grid basis-full items-center">
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-2 inset-y-0">
        {chapters.map((one) => (
          <span
            key={one.at}
            className="absolute top-1/2 h-4 w-0.5 -translate-y-1/2 bg-trail"
            style={{ insetInlineStart: `${(one.at / duration) * 100}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={duration}
        step={100}
        value={at}
        aria-label={t('timeline')}
        aria-valuetext={t('moment', { at: clockOf(at), duration: clockOf(duration), chapter })}
        onChange={({ target }) => seek(Number(target.value))}
        onKeyDown={onKeyDown}
        className="relative h-11 w-full accent-trail"
      />
    </div>
  );
}

/** Play and pause, the timeline, the buttons between chapters, and the speed. */
export function ReplayControls({ timeline, playback }: Props) {
  const { t, language } = useTranslation('live-replays');
  const { at, playing, seek, speed } = playback;
  const { chapters, duration } = timeline;
  const chapter = timeline.chapterAt(at);
  const next = chapters[chapter + 1];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-y-1 rounded-card border border-line bg-surface p-3 max-sm:py-2">
      <Slider timeline={timeline} playback={playback} />
      <div className="flex gap-1">
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('previous')}
          disabled={chapter < 1 && at === 0}
          onClick={() => seek(chapters[Math.max(0, chapter - 1)]?.at ?? 0)}
        >
          <SkipBack aria-hidden="true" className="size-5" />
        </Button>
        <Button size="sm" onClick={playback.toggle}>
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
          {t(playing ? 'pause' : 'play')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('next')}
          disabled={!next}
          onClick={() => next && seek(next.at)}
        >
          <SkipForward aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <span className="grow font-mono text-muted text-sm tabular-nums">
        {clockOf(at)} / {clockOf(duration)}
      </span>
      <label className="flex items-center gap-2 font-bold text-sm">
        <span className="max-sm:sr-only">{t('speed')}</span>
        <select
          className="min-h-10 rounded-control border border-line bg-surface ps-3 pe-9"
          value={speed}
          onChange={({ target }) => playback.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {formatNumber(one, language)} ×
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-10 items-center gap-2 font-bold text-sm">
        <input
          type="checkbox"
          className="size-5 accent-trail"
          checked={playback.skipPauses}
          onChange={({ target }) => playback.setSkipPauses(target.checked)}
        />
        {t('skip')}
      </label>
    </div>
  );
}
