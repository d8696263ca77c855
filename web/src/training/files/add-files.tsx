import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = { busy: boolean; onFiles: (files: readonly File[]) => void };

/** Takes files: chosen with a button, dropped here, or pasted while this is shown. */
export function AddFiles({ busy, onFiles }: Props) {
  const { t } = useTranslation('project-files');
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

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

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4',
        over ? 'border-trail bg-trail-soft' : 'border-edge',
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
