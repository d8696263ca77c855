import { LibraryBig } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AddFiles } from './add-files.tsx';
import { FileList } from './file-list.tsx';
import { keepFiles, type NewFile } from './file-store.ts';
import type { FilesDialogProps, Refusal } from './files-dialog-props.ts';
import { NewText } from './new-text.tsx';
import { useProblemText } from './problem-text.ts';
import type { Converted } from './take-file.ts';
import { TextEditor } from './text-editor.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFiles } from './use-files.ts';
import { ZipButtons } from './zip-buttons.tsx';

const LibraryView = lazy(async () => ({
  default: (await import('./library/library-view.tsx')).LibraryView,
}));

/** Maximum number of refusals shown: for a whole folder, a few examples explain them. */
const REFUSALS_SHOWN = 8;

const ENCODING_NAMES: Record<Converted['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO-8859-15',
  macintosh: 'Mac Roman',
};

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation('project-files');
  const more = refusals.length - REFUSALS_SHOWN;
  const problemText = useProblemText();
  return (
    <ul className="grid gap-1">
      {refusals.slice(0, REFUSALS_SHOWN).map(({ problem, name }) => (
        <li key={`${name} ${problem}`} className="break-words">
          {problemText(problem, name)}
        </li>
      ))}
      {more > 0 && <li>{t('problems.more', { count: more })}</li>}
    </ul>
  );
}

/** Shows that texts in another encoding were converted. */
function Conversions({ converted }: { converted: readonly Converted[] }) {
  const { t } = useTranslation('project-files');
  const more = converted.length - REFUSALS_SHOWN;
  return (
    <div role="status" className={converted.length > 0 ? 'rounded-control bg-sunken p-3' : ''}>
      {converted.slice(0, REFUSALS_SHOWN).map(({ name, encoding }) => (
        <p key={name} className="break-words">
          {t('converted', { name, encoding: ENCODING_NAMES[encoding] })}
        </p>
      ))}
      {more > 0 && <p>{t('converted_more', { count: more })}</p>}
    </div>
  );
}

function Files(props: FilesDialogProps) {
  const { place, kind, incomingFiles, onTaken, file } = props;
  const { t, language } = useTranslation('project-files');
  const files = useFiles(place, kind);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [converted, setConverted] = useState<readonly Converted[]>([]);
  const [busy, setBusy] = useState(false);
  const [edited, setEdited] = useState<string | null>(file?.name ?? null);
  const [deleted, setDeleted] = useState<NewFile | null>(null);
  const [library, setLibrary] = useState<'unseen' | 'open' | 'left'>('unseen');
  const { entries, used, limit } = files;
  const names = entries.map(({ name }) => name);

  async function add(chosen: readonly File[]): Promise<void> {
    setBusy(true);
    const taken = await files.add(chosen);
    setRefusals(taken.problems);
    setConverted(taken.converted);
    setBusy(false);
  }

  const takeGiven = useEffectEvent((dropped: readonly File[]) => {
    onTaken();
    void add(dropped);
  });
  useEffect(() => {
    if (incomingFiles.length > 0) takeGiven(incomingFiles);
  }, [incomingFiles]);

  if (edited !== null) {
    const goTo = file?.name === edited ? file : null;
    return <TextEditor place={place} name={edited} goTo={goTo} onClose={() => setEdited(null)} />;
  }
  if (library === 'open') {
    const close = () => setLibrary('left');
    return <LibraryView place={place} kind={kind} names={names} limit={limit} onClose={close} />;
  }
  const text = t('used', { used: formatSize(used, language), limit: formatSize(limit, language) });
  return (
    <div className="grid gap-5">
      <AddFiles busy={busy} onFiles={(chosen) => void add(chosen)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          // Members who come back from the library continue from here.
          autoFocus={library === 'left'}
          onClick={() => setLibrary('open')}
        >
          <LibraryBig aria-hidden="true" className="size-5" />
          {t('library')}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-muted text-sm">{t('library_text')}</p>
      </div>
      <div role="alert" className={refusals.length > 0 ? 'rounded-control bg-danger-soft p-3' : ''}>
        {refusals.length > 0 && <Refusals refusals={refusals} />}
      </div>
      <Conversions converted={converted} />
      {deleted && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-control bg-sunken p-3"
        >
          <p className="min-w-0 flex-1 break-words">{t('deleted', { name: deleted.name })}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setDeleted(null);
              void keepFiles(place, [deleted]);
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      <UploadProgress place={place} />
      {!files.stored && (
        <p role="status" className="rounded-control bg-joy-soft p-3">
          {t('not_stored')}
        </p>
      )}
      {entries.length === 0 ? (
        <p className="text-muted">{t(`empty.${kind}`)}</p>
      ) : (
        <FileList
          entries={entries}
          place={place}
          kind={kind}
          onEdit={setEdited}
          onDeleted={setDeleted}
        />
      )}
      <div className="grid gap-1">
        <p className="text-sm">{text}</p>
        <ProgressBar value={used} max={limit} label={t('space')} valueText={text} />
      </div>
      <NewText place={place} kind={kind} names={names} onMade={setEdited} />
      <ZipButtons {...props} limit={limit} onRefused={setRefusals} onConverted={setConverted} />
    </div>
  );
}

/** The files beside a work: added, used, renamed, deleted, packed. */
export function FilesDialog(props: FilesDialogProps) {
  const { t } = useTranslation('rooms');
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('files')}
      description={t('files_text')}
      size="lg"
    >
      <Suspense fallback={<Spinner />}>
        <Files {...props} />
      </Suspense>
    </Dialog>
  );
}
