import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

type Props<Item> = {
  title: string;
  /** The name of one of them, by its number from 1. */
  nameOf: (number: number) => string;
  items: readonly Item[];
  /** Fewer than so many there cannot be. */
  atLeast: number;
  /** Whether entries can be moved up and down. */
  sortable?: boolean;
  makeNew: () => Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, number: number, change: (item: Item) => void) => ReactNode;
};

/** The items with one of them at another position. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

type MoveProps = {
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** Moves an entry up or down; the first and the last have a button that does nothing, for the focus. */
function MoveButtons({ name, onUp, onDown }: MoveProps) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <Button variant="ghost" size="sm" aria-disabled={!onUp} data-move={-1} onClick={onUp}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {t('move_up', { what: name })}
      </Button>
      <Button variant="ghost" size="sm" aria-disabled={!onDown} data-move={1} onClick={onDown}>
        <ArrowDown aria-hidden="true" className="size-4" />
        {t('move_down', { what: name })}
      </Button>
    </>
  );
}

/** A list whose entries can be written, added and taken away. */
export function ListField<Item>(props: Props<Item>) {
  const { title, nameOf, items, atLeast, sortable, makeNew, onChange, children } = props;
  const { t } = useTranslation('admin-exercises');
  const list = useRef<HTMLFieldSetElement>(null);

  /** The focus follows the entry, so that the same key moves it further. */
  function move(from: number, by: -1 | 1): void {
    onChange(moved(items, from, from + by));
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-move="${by}"]`);
    buttons?.[from + by]?.focus();
  }

  return (
    <fieldset ref={list} aria-label={title} className="grid grid-cols-1 gap-3">
      <h5 className="font-bold text-lg">{title}</h5>
      {items.map((item, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their position
          key={i}
          className="grid grid-cols-1 gap-2 rounded-control border border-line p-3"
        >
          {children(item, i + 1, (changed) => onChange(items.with(i, changed)))}
          <div className="flex flex-wrap justify-end gap-1">
            {sortable && (
              <MoveButtons
                name={nameOf(i + 1)}
                onUp={i > 0 ? () => move(i, -1) : undefined}
                onDown={i < items.length - 1 ? () => move(i, 1) : undefined}
              />
            )}
            {items.length > atLeast && (
              <Button variant="ghost" size="sm" onClick={() => onChange(items.toSpliced(i, 1))}>
                <X aria-hidden="true" className="size-4" />
                {t('remove_entry', { what: nameOf(i + 1) })}
              </Button>
            )}
          </div>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...items, makeNew()])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('add_entry', { what: nameOf(items.length + 1) })}
      </Button>
    </fieldset>
  );
}
