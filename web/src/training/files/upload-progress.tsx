import { formatSize } from '../../lib/files/file-size.ts';
import { noteUnsent } from '../../lib/files/has-files.ts';
import { cancelUpload, useUpload } from '../../lib/files/upload-state.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How far the files of a project are on their way to the account: to be stopped, and tried again. */
export function UploadProgress({ place }: { place: string }) {
  const { t } = useTranslation('project-files');
  const language = useLanguage();
  const upload = useUpload(place);
  if (!upload) return null;
  if (upload.state !== 'sending') {
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-control bg-joy-soft p-3"
      >
        <p className="min-w-0 flex-1 basis-56">{t(`upload.${upload.state}`)}</p>
        <Button variant="secondary" size="sm" onClick={() => noteUnsent(place)}>
          {t('upload.retry')}
        </Button>
      </div>
    );
  }
  const text = t('upload.sending', {
    sent: formatSize(upload.sent, language),
    total: formatSize(upload.total, language),
  });
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm">{text}</p>
        <Button variant="secondary" size="sm" onClick={() => cancelUpload(place)}>
          {t('upload.cancel')}
        </Button>
      </div>
      <ProgressBar
        value={upload.sent}
        max={upload.total}
        label={t('upload.label')}
        valueText={text}
      />
    </div>
  );
}
