import type { Language } from '@codivia/contract/api/language';
import type { Replay } from '@codivia/contract/api/live-replays';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { CopyButton } from '../live-stage/copy-button.tsx';
import { Stage } from '../live-stage/stage.tsx';
import { ARROW_MS, momentOfKey, ReplayControls } from './replay-controls.tsx';
import { ChapterList, CurrentNote, ReplaySearch } from './replay-notes.tsx';
import { Timeline } from './timeline.ts';
import { usePlayback } from './use-playback.ts';

/** Number of latest events passed to the view, so that it moves as the host typed. */
const EVENTS_GIVEN = 200;
/** The interval between saves of the moment during playback, in milliseconds. */
const KEEP_MS = 5000;
/** Matches elements that handle keys themselves. */
const OWN_KEYS = 'a, button, input, select, textarea, [role="tab"], .cm-content, iframe';

type Props = {
  replay: Replay;
  onLanguage: (language: Language) => void;
};

function useKeptMoment(key: StorageKey, at: number, playing: boolean): void {
  const keep = useEffectEvent(() => void store(key, String(Math.round(at))));
  useEffect(() => {
    if (!playing) {
      keep();
      return;
    }
    const timer = setInterval(() => keep(), KEEP_MS);
    return () => {
      clearInterval(timer);
      keep();
    };
  }, [playing]);
  // Another moment was chosen while it does not play.
  const paused = playing ? null : at;
  useEffect(() => {
    if (paused !== null) keep();
  }, [paused]);
}

/** A replay with all its controls. */
export function ReplayPlayer({ replay, onLanguage }: Props) {
  const { t } = useTranslation('live-replays');
  const timeline = useMemo(() => new Timeline(replay), [replay]);
  const key: StorageKey = `replay:${replay.id}:${replay.language}`;
  const [start] = useState(() => Number(readStored(key)) || 0);
  const playback = usePlayback(timeline, start);
  const [view, setView] = useState<'code' | 'result'>('code');
  const { at, seek, playing } = playback;
  useKeptMoment(key, at, playing);
  const count = timeline.countAt(at);
  const stage = useMemo(() => timeline.stageAfter(count), [timeline, count]);
  const events = useMemo(
    () => timeline.events.slice(Math.max(0, count - EVENTS_GIVEN), count),
    [timeline, count],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const moment = momentOfKey(event.key, at, timeline.duration);
    if (moment === null && event.key !== ' ') return;
    event.preventDefault();
    if (moment === null) playback.toggle();
    else seek(moment);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything the keys do has a control of its own
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]" onKeyDown={onKeyDown}>
      <section aria-label={t('player')} className="grid min-w-0 content-start gap-3">
        {/* On narrow screens, the parts needed less often are below the controls, which are visible at once that way. */}
        <ChoiceGroup
          className="justify-self-start lg:hidden"
          label={t('show')}
          value={view}
          onChoose={setView}
          options={[
            { value: 'code', label: t('show_code') },
            { value: 'result', label: t('show_result') },
          ]}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 max-lg:order-1">
          <CopyButton kind={replay.kind} files={stage.files} />
          {replay.languages.length > 1 && (
            <ChoiceGroup
              label={t('language')}
              value={replay.language}
              onChoose={onLanguage}
              options={replay.languages.map((one) => ({
                value: one,
                label: t(`languages.${one}`),
              }))}
            />
          )}
        </div>
        {/* As high as the screen, less the space above it and the controls below it (e2e/live-replays.spec.ts). */}
        <div className="flex h-[clamp(9rem,100svh-28rem,26rem)] flex-col lg:h-[clamp(14rem,100svh-30.5rem,30rem)] xl:h-[clamp(14rem,100svh-27.5rem,36rem)]">
          <Stage
            kind={replay.kind}
            stage={stage}
            events={events}
            hostName={replay.host_name || 'Codivia'}
            view={view}
          />
        </div>
        <ReplayControls timeline={timeline} playback={playback} />
        <p className="text-muted text-sm max-lg:hidden">
          {t('keys', { seconds: ARROW_MS / 1000 })}
        </p>
      </section>
      <div className="grid min-w-0 content-start gap-5">
        <CurrentNote timeline={timeline} at={at} />
        <ReplaySearch timeline={timeline} onSeek={seek} />
        <ChapterList timeline={timeline} at={at} onSeek={seek} />
      </div>
    </div>
  );
}
