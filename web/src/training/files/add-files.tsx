import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';

type Props = { busy: boolean; onFiles: (files: readonly File[]) => void };

/** Takes files: chosen with a button, dropped here, or pasted while this is shown. */
export function AddFiles({ busy, onFiles }: Props) {
  const { t } = useTranslation('project-files');
  const field = useRef<HTMLInputElement>(null);
  const { isOver, props } = useFileDrop(onFiles);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    // Dropping is a second way; the button is the first.
    <div
      {...props}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4',
        isOver ? 'border-trail bg-trail-soft' : 'border-edge',
      )}
    >
      <Button loading={busy} onClick={() => field.current?.click()}>
        <Upload aria-hidden="true" className="size-5" />
        {t('choose')}
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-muted text-sm">{t('choose_text')}</p>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
