import { useState } from 'react';
import { formatSize } from '../../lib/files/file-size.ts';
import { noteUnsent } from '../../lib/files/has-files.ts';
import { cancelUpload, type Upload, useUpload } from '../../lib/files/upload-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Screen readers announce the progress after each step of this many per cent. */
const STEP = 25;

/** Returns the announcement for screen readers: the steps that have been reached, and the end. */
function useAnnouncement(upload: Upload | null): string {
  const { t } = useTranslation('project-files');
  const [begun, setBegun] = useState(false);
  // What was stopped may have arrived, so that sending it again ends without a step.
  if (upload && !begun) setBegun(true);
  if (!upload) return begun ? t('upload.done') : '';
  if (upload.state !== 'sending') return '';
  const percent = Math.floor((upload.sent / upload.total) * (100 / STEP)) * STEP;
  return percent > 0 ? t('upload.step', { percent }) : '';
}

function Sending({
  place,
  upload,
}: {
  place: string;
  upload: Extract<Upload, { state: 'sending' }>;
}) {
  const { t, language } = useTranslation('project-files');
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

/** Shows the progress of the files of a project that are sent to the account, with buttons to stop and to try again. */
export function UploadProgress({ place }: { place: string }) {
  const { t } = useTranslation('project-files');
  const upload = useUpload(place);
  const announcement = useAnnouncement(upload);
  return (
    <>
      {/* There before anything is said in it, or screen readers would not hear it. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {upload?.state === 'sending' && <Sending place={place} upload={upload} />}
      {upload && upload.state !== 'sending' && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-control bg-joy-soft p-3"
        >
          <p className="min-w-0 flex-1 basis-56">{t(`upload.${upload.state}`)}</p>
          <Button variant="secondary" size="sm" onClick={() => noteUnsent(place)}>
            {t('upload.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
