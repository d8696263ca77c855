import { formatNumber } from '@codivia/contract/text/format';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FileChoice } from './file-choice.tsx';
import { useFilmUpload } from './use-film-upload.ts';

type Props = {
  label: string;
  hint: string;
  onStored: (hash: string, file: File) => void;
};

/** Sends a film in parts: it can be paused, and continues where it stopped when the connection was lost. */
export function FilmFile({ label, hint, onStored }: Props) {
  const { t, language } = useTranslation('admin-media');
  const { sending, refused, send, pause, goOn } = useFilmUpload(onStored);
  if (!sending) {
    return (
      <FileChoice
        label={label}
        hint={hint}
        accept="video/mp4,video/webm"
        error={refused}
        onFiles={([file]) => file && void send(file)}
      />
    );
  }
  const { file, sent, stopped, error } = sending;
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10, language);
  const progress = t('film.sent', { sent: megabytes(sent), size: megabytes(file.size) });
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <p className="break-words font-bold">{file.name}</p>
      <ProgressBar value={sent} max={file.size} label={t('film.sending')} valueText={progress} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-muted text-sm">{progress}</span>
        <Button variant="secondary" size="sm" onClick={stopped ? goOn : pause}>
          {t(stopped ? 'film.go_on' : 'film.pause')}
        </Button>
      </div>
      <p role="status" className="text-sm">
        {stopped && (error ? t('film.stopped', { reason: error }) : t('film.paused'))}
      </p>
    </div>
  );
}
