import { filmAddress, isSentFilm } from '@codivia/contract/lessons/film-names';
import { use, useState } from 'react';
import { StepContext } from '../../code/editor/step-action.ts';
import { useTranslation } from '../../lib/i18n.ts';

/**
 * A lesson's film in the reader's language, with its captions; our own files, loaded when played. Those of courses have no
 * sound.
 */
export function LessonVideo({ courseId, name }: { courseId: string; name: string }) {
  const { t, language } = useTranslation('lessons');
  const step = use(StepContext);
  const [failed, setFailed] = useState(false);
  const file = filmAddress(courseId, name, language);
  if (failed) {
    return (
      <p role="status" className="rounded-card bg-sunken p-5 text-muted">
        {t('video.failed')}
      </p>
    );
  }
  return (
    <figure>
      <video
        key={file}
        aria-label={t('video.label')}
        className="aspect-video w-full rounded-card bg-night"
        controls
        playsInline
        preload="none"
        poster={`${file}.webp`}
        width={1280}
        height={720}
        onEnded={() => step?.onRun()}
      >
        <source src={`${file}.mp4`} onError={() => setFailed(true)} />
        <track
          default
          kind="captions"
          src={`${file}.vtt`}
          srcLang={language}
          label={t('video.captions')}
        />
      </video>
      {!isSentFilm(name) && (
        <figcaption className="mt-2 text-sm text-muted">{t('video.silent')}</figcaption>
      )}
    </figure>
  );
}
