import { FolderInput, FolderOutput } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { keepFiles } from './file-store.ts';
import type { FilesDialogProps, Refusal } from './files-dialog-props.ts';
import { packWork } from './pack-work.ts';
import type { Converted } from './take-file.ts';
import { unpackWork } from './unpack-work.ts';

type Props = FilesDialogProps & {
  /** Bytes of all files. */
  limit: number;
  onRefused: (refusals: readonly Refusal[]) => void;
  onConverted: (converted: readonly Converted[]) => void;
};

/** Saves the whole work, code and files, as a zip, and loads it from one. */
export function ZipButtons(props: Props) {
  const { place, kind, code, title, limit, onCode, onRefused, onConverted } = props;
  const { t, language } = useTranslation('project-files');
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function pack(): Promise<void> {
    setBusy(true);
    saveFile(await packWork(place, kind, code, title, language), t('zip_name', { title }));
    setBusy(false);
  }

  async function unpack(file: File): Promise<void> {
    setBusy(true);
    const found = await unpackWork(file, kind, limit, Object.keys(code));
    if ('problem' in found) onRefused([{ problem: found.problem, name: file.name }]);
    else {
      await keepFiles(place, found.files);
      onCode(found.code);
      onRefused(found.problems);
      onConverted(found.converted);
      toast.success(t('unpacked', { count: found.files.length }));
    }
    setBusy(false);
  }

  return (
    <section aria-label={t('zip')} className="grid gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void pack()}>
          <FolderOutput aria-hidden="true" className="size-5" />
          {t('zip_save')}
        </Button>
        <Button variant="secondary" size="sm" loading={busy} onClick={() => field.current?.click()}>
          <FolderInput aria-hidden="true" className="size-5" />
          {t('zip_open')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('zip_text')}</p>
      <input
        ref={field}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('zip_open')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void unpack(file);
        }}
      />
    </section>
  );
}
