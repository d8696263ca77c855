import { ZIP_MAX_BYTES } from '@codivia/contract/api/admin-course-files';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/input.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { chosenFiles, courseZip, droppedFiles, type PlacedFile } from './course-folder.ts';

type Props = {
  busy: boolean;
  /** The reason why the last try failed as a whole. */
  reason: string | undefined;
  onFile: (file: File) => void;
};

/** Asks for a zip or a folder of a course, which is chosen or dropped. */
export function ImportForm({ busy, reason, onFile }: Props) {
  const { t } = useTranslation('admin-courses');
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'file_required' | 'file_too_large' | 'no_course'>();

  function take(file: File | undefined): void {
    if (busy) return;
    const fault = !file
      ? 'file_required'
      : file.size > ZIP_MAX_BYTES
        ? 'file_too_large'
        : undefined;
    setWrong(fault);
    if (file && !fault) onFile(file);
  }

  async function takeFiles(files: PlacedFile[] | Promise<PlacedFile[]>): Promise<void> {
    const zip = await courseZip(await files).catch(() => 'no_course' as const);
    if (typeof zip === 'string') setWrong(zip);
    else take(zip);
  }
  const { isOver, props } = useFileDrop((_, dropped) => void takeFiles(droppedFiles(dropped)));

  return (
    <form
      noValidate
      {...props}
      className={classes('grid gap-5 rounded-control', isOver && 'outline-3 outline-trail')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        take(input.current?.files?.[0]);
      }}
    >
      <p className="text-muted">{t('imports.text')}</p>
      <Input
        ref={input}
        label={t('imports.file')}
        hint={t('imports.drop')}
        error={wrong ? t(`imports.${wrong}`) : reason}
        type="file"
        accept=".zip,application/zip"
        required
      />
      <input
        ref={(element) => {
          if (element) element.webkitdirectory = true;
          folder.current = element;
        }}
        type="file"
        className="hidden"
        aria-label={t('imports.folder')}
        onChange={({ target }) => {
          void takeFiles(chosenFiles(target.files ?? []));
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t(busy ? 'imports.submitting' : 'imports.submit')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => folder.current?.click()}>
          {t('imports.folder')}
        </Button>
      </div>
    </form>
  );
}
