import { PICTURE_MAX_PIXELS, type StoredPicture } from '@codivia/contract/api/admin-media';
import { useEffect, useRef, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useSendPicture } from './admin-media.api.ts';
import { preparePicture } from './prepare-picture.ts';

/** The state of a picture that is being taken from a file. */
export interface TakenPicture {
  isSending: boolean;
  /** The reason why the last file was not taken. */
  error: string | undefined;
  take: (files: readonly File[]) => Promise<void>;
}

/** Makes a file smaller and sends it; `first` is taken at once. */
export function useTakenPicture(
  first: File | undefined,
  onStored: (picture: StoredPicture) => void,
): TakenPicture {
  const { t, language } = useTranslation('admin-media');
  const send = useSendPicture();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  async function take([file, ...others]: readonly File[]): Promise<void> {
    if (!file) return;
    setError(undefined);
    setSending(true);
    try {
      const made = await preparePicture(file);
      if (typeof made === 'string') {
        setError(t(`picture.${made}`, { max: (4 * PICTURE_MAX_PIXELS) / 1_000_000 }));
        return;
      }
      onStored(await send(made));
      if (others.length > 0) toast.info(t('picture.several'));
    } catch (failure) {
      setError(messageFor(failure, language));
    } finally {
      setSending(false);
    }
  }

  const taken = useRef(false);
  useEffect(() => {
    if (!first || taken.current) return;
    taken.current = true;
    void take([first]);
  });
  return { isSending, error, take };
}
