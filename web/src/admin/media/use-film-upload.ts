import { FILM_MAX_BYTES } from '@codivia/contract/api/admin-media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { sendFilm } from './send-film.ts';

/** The state of a film that is sent; `stopped` with a reason, or because the author paused it. */
interface Sending {
  file: File;
  sent: number;
  stopped: boolean;
  error?: string;
}

/** Sends films, one at a time; `onStored` gets the hash of each that has arrived. */
export function useFilmUpload(onStored: (hash: string, file: File) => void) {
  const { t, language } = useTranslation('admin-media');
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<string>();
  /** Counts what was begun: an older turn has nothing to say any more. */
  const turn = useRef(0);

  async function send(file: File, sent = 0): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    const isCurrent = () => own === turn.current;
    setRefused(undefined);
    if (file.size > FILM_MAX_BYTES) {
      setRefused(t('film.too_large', { max: FILM_MAX_BYTES / 1_000_000 }));
      return;
    }
    setSending({ file, sent, stopped: false });
    try {
      const progress = (bytes: number) => {
        if (isCurrent()) setSending({ file, sent: bytes, stopped: false });
      };
      const hash = await sendFilm(file, progress, isCurrent);
      if (hash === null || !isCurrent()) return;
      setSending(null);
      onStored(hash, file);
    } catch (failure) {
      if (!isCurrent()) return;
      const error = messageFor(failure, language);
      setSending((before) => before && { ...before, stopped: true, error });
    }
  }

  function pause(): void {
    turn.current += 1;
    setSending((before) => before && { ...before, stopped: true });
  }

  function goOn(): void {
    if (sending) void send(sending.file, sending.sent);
  }

  const goOnOnline = useEffectEvent(() => {
    // What the author has paused stays paused.
    if (sending?.stopped && sending.error) goOn();
  });
  useEffect(() => {
    const listener = () => goOnOnline();
    addEventListener('online', listener);
    return () => {
      removeEventListener('online', listener);
      turn.current += 1;
    };
  }, []);
  return { sending, refused, send, pause, goOn };
}
