import { Send, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import { Button } from '../../ui/button.tsx';
import type { Work } from '../learner-code/use-work.ts';
import type { RoomProgram } from './room-definition.ts';

const answeredKey = (place: string): StorageKey => `room:${place}:send-answered`;

/** A run that goes wrong does so at once: until then nothing is offered, in milliseconds. */
const GOES_WELL_MS = 500;

type Props = {
  work: Work;
  program: Pick<RoomProgram, 'shows' | 'failed'>;
  onSend: () => void;
};

/**
 * Offers to send a work from its first run that has gone well, until the offer is used or declined: once for each work,
 * and not beside an error. Later the same is under Share.
 */
export function SendOffer({ work: { place }, program: { shows, failed }, onSend }: Props) {
  const { t } = useTranslation('rooms');
  const [shown, setShown] = useState<RoomProgram['shows']>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (!shows || failed) return;
    const timer = setTimeout(() => setShown(shows), GOES_WELL_MS);
    return () => clearTimeout(timer);
  }, [shows, failed]);
  // A run comes after the first drawing of the page: what the browser has stored is known.
  if (!shown || failed || answered || readStored(answeredKey(place)) !== null) return null;

  function answer(): void {
    store(answeredKey(place), '1');
    setAnswered(true);
  }

  return (
    <div className="flex shrink-0 items-center gap-1">
      <Button
        variant="joy"
        className="grow"
        onClick={() => {
          answer();
          onSend();
        }}
      >
        <Send aria-hidden="true" className="size-5" />
        {t(`send.${shown}`)}
      </Button>
      <Button
        variant="ghost"
        className="px-3"
        aria-label={t('send_later')}
        title={t('send_later')}
        onClick={answer}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
