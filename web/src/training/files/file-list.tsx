import type { ProgramKind } from '@codivia/contract/programs/program';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { FileRow } from './file-row.tsx';
import { type FileEntry, type NewFile, orderFiles } from './file-store.ts';
import { isGameScript, movedTo } from './script-turns.ts';

type Props = {
  entries: readonly FileEntry[];
  place: string;
  kind: ProgramKind;
  onEdit: (name: string) => void;
  onDeleted: (file: NewFile) => void;
};

interface Move {
  name: string;
  number: number;
  /** The button that moved it; none after a drag. */
  button?: string;
}

/** The files of a work. Scripts of a game are moved by buttons or dragged: they run in the order of the list. */
export function FileList({ entries, place, kind, onEdit, onDeleted }: Props) {
  const { t } = useTranslation('project-files');
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const names = entries.map(({ name }) => name);
  const scripts = kind === 'game' ? names.filter(isGameScript) : [];
  const isOrdered = (name: string) => scripts.length > 1 && scripts.includes(name);

  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the entries change.
  useLayoutEffect(() => {
    if (!move?.button) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [];
    [...buttons].find(({ dataset }) => dataset.move === move.button)?.focus();
  }, [move, entries]);

  async function moveTo(name: string, position: number, button?: string): Promise<void> {
    await orderFiles(place, movedTo(scripts, name, position));
    setMove({ name, number: position + 1, ...(button !== undefined && { button }) });
  }

  const turnOf = (name: string) => {
    if (!isOrdered(name)) return undefined;
    const at = scripts.indexOf(name);
    return {
      number: at + 1,
      count: scripts.length,
      onMove: (by: -1 | 1) => void moveTo(name, at + by, `${by} ${name}`),
    };
  };

  const dragging = (name: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', name);
      setDragged(name);
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDragged(null);
      if (dragged !== name) void moveTo(dragged, scripts.indexOf(name));
    },
  });

  return (
    <>
      <ul
        ref={list}
        aria-label={t('title')}
        className="grid divide-y divide-line border-line border-y"
      >
        {entries.map((entry) => (
          <li
            key={entry.name}
            className={`py-2.5 ${entry.name === dragged ? 'opacity-50' : ''}`}
            {...(isOrdered(entry.name) && dragging(entry.name))}
          >
            <FileRow
              entry={entry}
              kind={kind}
              names={names}
              onEdit={() => onEdit(entry.name)}
              onDeleted={onDeleted}
              turn={turnOf(entry.name)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {move && t('moved', { ...move, count: scripts.length })}
      </p>
    </>
  );
}
