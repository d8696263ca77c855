import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { Entry } from './entries.ts';

type Props = {
  id: string;
  entries: readonly Entry[];
  /** The place of the entry that Enter chooses. */
  active: number;
  onChoose: (entry: Entry) => void;
  /** Where it begins, in pixels below the top of the field. */
  top: number;
};

export const optionId = (menuId: string, place: number) => `${menuId}-${place}`;

/** The blocks that can be inserted. The focus stays in the text, whose keys move the choice. */
export function InsertMenu({ id, entries, active, onChoose, top }: Props) {
  const { t } = useTranslation('admin-blocks');
  const chosen = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is in the same place after a filter
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active, entries]);
  return (
    <div
      ref={menu}
      role="listbox"
      id={id}
      aria-label={t('insert')}
      tabIndex={-1}
      style={{ top }}
      className="absolute start-2 z-20 max-h-72 w-72 max-w-[calc(100%-1rem)] overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-lg"
    >
      {entries.map((entry, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus, and its keys choose
        <div
          key={entry.id}
          ref={i === active ? chosen : null}
          role="option"
          id={optionId(id, i)}
          aria-selected={i === active}
          tabIndex={-1}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-sunken aria-selected:bg-trail-soft aria-selected:text-trail"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
        >
          <entry.icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="wrap-anywhere min-w-0">{entry.label}</span>
        </div>
      ))}
    </div>
  );
}
