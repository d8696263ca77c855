import type { Language } from '@codivia/contract/api/language';
import { type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { formatDate } from '@codivia/contract/text/format-dates';
import { GitCompare, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Difference } from '../../../ui/difference/difference.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CodeBlock } from '../../editor/code-block.tsx';
import type { Version } from './versions.ts';

/** Maximum number of lines shown of each file of a version. */
const LINES_SHOWN = 5;

/** Returns the time when a version was kept: the time alone for today, with the day before that. */
function timeOf(savedAt: number, language: Language, now = Date.now()): string {
  const today = new Date(savedAt).toDateString() === new Date(now).toDateString();
  return formatDate(savedAt, language, today ? 'time' : 'weekday');
}

function linesOf(files: ProgramFiles): number {
  return Object.values(files).reduce((sum, text) => sum + text.split('\n').length, 0);
}

/** Returns the first lines of the files of a version, those that are empty left out. */
function beginningOf(files: ProgramFiles): string {
  return Object.values(files)
    .filter((text) => text.trim() !== '')
    .map((text) => text.split('\n').slice(0, LINES_SHOWN).join('\n'))
    .join('\n\n');
}

/** Shows the changes since a version, file by file. */
function ChangesSince({ version, now }: { version: Version; now: ProgramFiles }) {
  const { t } = useTranslation('rooms');
  const names = [...new Set([...Object.keys(version.files), ...Object.keys(now)])];
  const changed = names.filter((name) => version.files[name] !== now[name]);
  return changed.map((name) => (
    <div key={name} className="grid grid-cols-1 gap-1">
      {names.length > 1 && <p className="font-mono text-sm">{name}</p>}
      <Difference
        label={t('history_dialog.changes_in', { file: name })}
        before={version.files[name] ?? ''}
        after={now[name] ?? ''}
      />
    </div>
  ));
}

type EntryProps = { version: Version; now: ProgramFiles; onRestore: () => void };

function Entry({ version, now, onRestore }: EntryProps) {
  const { t } = useTranslation('rooms');
  const time = timeOf(version.savedAt, useLanguage());
  const [compared, setCompared] = useState(false);
  const current = sameFiles(version.files, now);
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="font-bold">
            <time dateTime={new Date(version.savedAt).toISOString()}>{time}</time>
          </p>
          <p className="text-muted text-sm">
            {t(`history_dialog.${version.reason}`)} ·{' '}
            {t('history_dialog.lines', { count: linesOf(version.files) })}
          </p>
        </div>
        {current ? (
          <Badge tone="trail">{t('history_dialog.current')}</Badge>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={compared}
              aria-label={t('history_dialog.compare_of', { time })}
              onClick={() => setCompared(!compared)}
            >
              <GitCompare aria-hidden="true" className="size-4" />
              {t('history_dialog.compare')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('history_dialog.restore_of', { time })}
              onClick={onRestore}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t('history_dialog.restore')}
            </Button>
          </div>
        )}
      </div>
      {compared && !current ? (
        <Suspense fallback={<Spinner />}>
          <ChangesSince version={version} now={now} />
        </Suspense>
      ) : (
        <div className="code-surface text-sm!">
          <CodeBlock
            label={t('history_dialog.code_of', { time })}
            code={beginningOf(version.files)}
            className="max-h-36 px-3 py-2"
          />
        </div>
      )}
    </li>
  );
}

type Props = {
  versions: readonly Version[];
  /** The work as it is. */
  files: ProgramFiles;
  /** Must first keep the present work, so that restoring can be undone. */
  onRestore: (files: ProgramFiles) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The earlier versions, which can be restored. */
export function HistoryDialog({ versions, files, onRestore, open, onOpenChange }: Props) {
  const { t, language } = useTranslation('rooms');
  function restore(version: Version): void {
    onRestore(version.files);
    onOpenChange(false);
    const time = timeOf(version.savedAt, language);
    toast.success(t('history_dialog.restored', { time }));
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('history_dialog.title')}
      description={t('history_dialog.text')}
      size="lg"
    >
      {versions.length === 0 && <p>{t('history_dialog.empty')}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {versions.map((version) => (
          <Entry
            key={version.savedAt}
            version={version}
            now={files}
            onRestore={() => restore(version)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
