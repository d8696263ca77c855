import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import { typeOfFile } from '@codivia/contract/files/file-names';
import { decodeText } from '@codivia/contract/files/text-encoding';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { ArrowDown, ArrowUp, Copy, Download, Pencil, SquarePen, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { type TableForm, tableForm } from './delimiter.ts';
import { FileNameForm } from './file-name-form.tsx';
import { FilePicture } from './file-picture.tsx';
import {
  deleteFiles,
  type FileEntry,
  type NewFile,
  readContent,
  renameFile,
} from './file-store.ts';
import { howToUse, isTable } from './how-to-use.ts';

/** Returns the format of a table, once it has been read; undefined for all other files. */
function useTableForm({ place, name, format, size }: FileEntry): TableForm | undefined {
  const [form, setForm] = useState<TableForm>();
  const isRead = isTable(name, format);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size means another content.
  useEffect(() => {
    if (!isRead) return setForm(undefined);
    let left = false;
    void readContent(place, name).then((content) => {
      if (content && !left) setForm(tableForm(decodeText(content)?.text ?? ''));
    });
    return () => {
      left = true;
    };
  }, [place, name, isRead, size]);
  return form;
}

type IconProps = {
  label: string;
  name: string;
  icon: ReactNode;
  onClick: () => void;
  more?: { 'data-move': string; 'aria-disabled': boolean };
};

function IconButton({ label, name, icon, onClick, more }: IconProps) {
  const { t } = useTranslation('project-files');
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-11 min-w-11 px-2 aria-disabled:opacity-40 [&_svg]:size-5"
      aria-label={t('action_of', { action: label, name })}
      title={label}
      onClick={onClick}
      {...more}
    >
      {icon}
    </Button>
  );
}

type Props = {
  entry: FileEntry;
  kind: ProgramKind;
  /** The names of all files. */
  names: readonly string[];
  /** Opens a text in the editor. */
  onEdit: () => void;
  /** Called with a deleted file, so that it can be brought back. */
  onDeleted: (file: NewFile) => void;
  /** For one of several scripts of a game: its turn, and the function that changes it. */
  turn?: Turn | undefined;
};

/** The position of a script among those that run, from 1, and their number. */
interface Turn {
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves a script up or down. At an end it cannot go further, and keeps the focus. */
function MoveButton({ name, turn, by }: { name: string; turn: Turn; by: -1 | 1 }) {
  const { t } = useTranslation('project-files');
  const isEnd = turn.number === (by === -1 ? 1 : turn.count);
  const Icon = by === -1 ? ArrowUp : ArrowDown;
  return (
    <IconButton
      label={t(by === -1 ? 'run_earlier' : 'run_later')}
      name={name}
      icon={<Icon aria-hidden="true" />}
      onClick={() => !isEnd && turn.onMove(by)}
      more={{ 'data-move': `${by} ${name}`, 'aria-disabled': isEnd }}
    />
  );
}

/**
 * A file of the list: its kind, and the way a program uses it; it can be copied, edited, renamed, saved and deleted.
 */
export function FileRow({ entry, kind, names, onEdit, onDeleted, turn }: Props) {
  const { place, name, size, format } = entry;
  const { t, language } = useTranslation('project-files');
  const [renaming, setRenaming] = useState(false);
  const table = useTableForm(entry);
  const use = howToUse(kind, name, format, table);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(use ?? name);
      toast.success(t('copied', { text: use ?? name }));
    } catch {
      toast.error(t('copy_failed'));
    }
  }

  async function download(): Promise<void> {
    const content = await readContent(place, name);
    if (content)
      saveFile(
        new Blob([content], { type: typeOfFile(name, format) }),
        name.split('/').at(-1) ?? name,
      );
  }

  async function discard(): Promise<void> {
    const content = await readContent(place, name);
    await deleteFiles(place, [name]);
    if (content)
      onDeleted({ name, format, content, ...(entry.turn !== undefined && { turn: entry.turn }) });
  }

  if (renaming) {
    return (
      <FileNameForm
        kind={kind}
        label={t('new_name', { name })}
        submit={t('rename_submit')}
        start={name}
        names={names.filter((one) => one !== name)}
        format={format}
        onName={(newName) => {
          void renameFile(place, name, newName);
          setRenaming(false);
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FilePicture entry={entry} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="break-words font-bold">{name}</p>
        <p className="text-muted text-sm">
          {formatSize(size, language)}
          {use && (
            <>
              {' · '}
              <code className="whitespace-pre-wrap break-words">{use}</code>
            </>
          )}
          {!use && ` · ${turn ? t('runs_as', turn) : t('runs_first')}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center">
        {turn && <MoveButton name={name} turn={turn} by={-1} />}
        {turn && <MoveButton name={name} turn={turn} by={1} />}
        <IconButton
          label={t('copy')}
          name={name}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy()}
        />
        {ruleOfFormat(format).group === 'text' && (
          <IconButton
            label={t('edit')}
            name={name}
            icon={<SquarePen aria-hidden="true" />}
            onClick={onEdit}
          />
        )}
        <IconButton
          label={t('rename')}
          name={name}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          label={t('download')}
          name={name}
          icon={<Download aria-hidden="true" />}
          onClick={() => void download()}
        />
        <IconButton
          label={t('delete')}
          name={name}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => void discard()}
        />
      </div>
    </div>
  );
}
