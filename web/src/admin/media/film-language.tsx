import type { Language } from '@codivia/contract/api/language';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { sendCaptions, useSendPicture } from './admin-media.api.ts';
import { FileChoice } from './file-choice.tsx';
import type { FilmFiles } from './film-draft.ts';
import { FilmFile } from './film-file.tsx';
import { posterOf } from './poster-of.ts';
import { preparePicture } from './prepare-picture.ts';

type Props = {
  language: Language;
  files: FilmFiles;
  onChange: (changed: Partial<FilmFiles>) => void;
};

/** The film of one language with its captions and its poster, which is drawn from a frame unless a picture is chosen. */
export function FilmLanguage({ language: of, files, onChange }: Props) {
  const { t, language } = useTranslation('admin-media');
  const sendPicture = useSendPicture();
  const [errors, setErrors] = useState<Partial<Record<'captions' | 'poster', string | undefined>>>(
    {},
  );

  async function stored(hash: string, file: File): Promise<void> {
    onChange({ film: hash });
    const poster = await posterOf(file);
    if (!poster) return;
    // Without a poster the film is there all the same: one can be chosen.
    const made = await sendPicture(poster).catch(() => null);
    if (made) onChange({ poster: made.hash });
  }

  async function take(part: 'captions' | 'poster', work: () => Promise<string | null>) {
    setErrors((before) => ({ ...before, [part]: undefined }));
    try {
      const hash = await work();
      if (hash !== null) onChange({ [part]: hash });
      else setErrors((before) => ({ ...before, [part]: t('film.no_picture') }));
    } catch (failure) {
      setErrors((before) => ({ ...before, [part]: messageFor(failure, language) }));
    }
  }

  const takePoster = async (file: File) => {
    const made = await preparePicture(file);
    return typeof made === 'string' ? null : (await sendPicture(made)).hash;
  };
  const present = (part: 'captions' | 'poster') => files[part] !== null;
  const hint = (part: 'captions' | 'poster') =>
    t(present(part) ? `film.${part}_there` : `film.${part}_hint`);
  return (
    <fieldset className="grid grid-cols-1 content-start gap-3">
      <legend className="mb-2 font-bold">{t(`film.languages.${of}`)}</legend>
      <FilmFile
        label={t(files.film ? 'film.replace' : 'film.choose')}
        hint={t(of === 'fr' && !files.film ? 'film.same_film' : 'film.formats')}
        onStored={(hash, file) => void stored(hash, file)}
      />
      {files.film && (
        <p role="status" className="flex items-center gap-2 font-bold text-done">
          <Check aria-hidden="true" className="size-5" />
          {t('film.there')}
        </p>
      )}
      <FileChoice
        label={t('film.captions')}
        hint={hint('captions')}
        accept=".vtt,text/vtt"
        error={errors.captions}
        onFiles={([file]) => file && void take('captions', () => sendCaptions(file))}
      />
      <FileChoice
        label={t('film.poster')}
        hint={hint('poster')}
        accept="image/png,image/jpeg,image/webp,image/gif"
        error={errors.poster}
        onFiles={([file]) => file && void take('poster', () => takePoster(file))}
      />
    </fieldset>
  );
}
