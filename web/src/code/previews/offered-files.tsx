import { Download } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import type { OfferedFile } from './preview-output.ts';

/** Maximum number of names shown; further files are saved with "all". */
const MAX_SHOWN = 6;

/** A name for each file, also where a program has saved several under the same. */
function namesOf(files: readonly OfferedFile[]): string[] {
  const seen = new Map<string, number>();
  return files.map(({ name }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const point = name.lastIndexOf('.');
    const end = point > 0 ? point : name.length;
    return times === 1 ? name : `${name.slice(0, end)}-${times}${name.slice(end)}`;
  });
}

async function saveAll(files: readonly OfferedFile[], name: string): Promise<void> {
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async ({ data }) => new Uint8Array(await data.arrayBuffer())),
  );
  const entries = namesOf(files).map((one, i) => [one, contents[i] ?? new Uint8Array()] as const);
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  saveFile(new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), name);
}

/** The files that a program has saved: nothing reaches the downloads unless it is wanted. */
export function OfferedFiles({ files }: { files: readonly OfferedFile[] }) {
  const { t } = useTranslation('previews');
  if (files.length === 0) return null;
  const names = namesOf(files);
  const hidden = files.length - MAX_SHOWN;
  return (
    <section
      aria-label={t('offers.title')}
      role="status"
      className="grid shrink-0 gap-2 rounded-control border border-line bg-surface px-3 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="m-0 font-bold text-sm">{t('offers.title')}</p>
        {files.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void saveAll(files, t('offers.zip'))}
          >
            {t('offers.save_all')}
          </Button>
        )}
      </div>
      <ul className="m-0 flex flex-wrap gap-2">
        {files.slice(0, MAX_SHOWN).map(({ id, data }, i) => (
          <li key={id} className="min-w-0">
            <Button
              variant="ghost"
              size="sm"
              className="max-w-full min-h-11!"
              aria-label={t('offers.save_named', { name: names[i] ?? '' })}
              onClick={() => saveFile(data, names[i] ?? '')}
            >
              <Download aria-hidden="true" className="size-4 shrink-0" />
              <span className="truncate">{names[i]}</span>
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="m-0 text-muted text-sm">{t('offers.more', { count: hidden })}</p>
      )}
    </section>
  );
}
