import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';

/** Plays sounds of the library, one at a time; leaving the library ends it. */
export function usePlayer() {
  const { t } = useTranslation('library');
  const sound = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);

  function stop(): void {
    sound.current?.pause();
    sound.current = null;
    setPlaying(null);
  }

  function play(path: string): void {
    stop();
    const started = new Audio(path);
    sound.current = started;
    setPlaying(path);
    const ended = () => {
      if (sound.current === started) stop();
    };
    started.addEventListener('ended', ended);
    started.play().catch(() => {
      // Another sound, or its own button, has stopped it meanwhile.
      if (sound.current !== started) return;
      stop();
      toast.error(t('silent'));
    });
  }

  useEffect(() => () => sound.current?.pause(), []);
  return { playing, play, stop };
}

export type Player = ReturnType<typeof usePlayer>;
