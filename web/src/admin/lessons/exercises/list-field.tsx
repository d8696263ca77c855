import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, use, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { SoughtContext } from '../../kit/sought/use-sought.ts';
import { FoldButton } from './fold-button.tsx';

type Props<Item> = {
  title: string;
  /** Returns the name of one of them, by its number from 1. */
  nameOf: (number: number) => string;
  items: readonly Item[];
  /** Minimum number of entries. */
  atLeast: number;
  /** True if entries can be moved up and down. */
  sortable?: boolean;
  /** Title of a folded entry; without it, entries are not folded. */
  summaryOf?: (item: Item) => string;
  /** The number of an entry that is unfolded at first. */
  openedFirst?: number | null;
  /** Renders what is known about an entry, by its number from 1; also while it is folded. */
  markOf?: (number: number) => ReactNode;
  makeNew: () => Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, number: number, change: (item: Item) => void) => ReactNode;
};

/** Returns the items with one of them at another position. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Tells whether a text is one of those in an entry. */
const holdsText = (item: unknown, text: string): boolean =>
  JSON.stringify(item).includes(JSON.stringify(text));

type MoveProps = {
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/**
 * Buttons that move an entry up or down; the first and the last entry have a button that does nothing, for the focus.
 */
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

/** A list whose entries can be written, added and removed. */
export function ListField<Item>(props: Props<Item>) {
  const { title, nameOf, items, atLeast, sortable, summaryOf, markOf } = props;
  const { openedFirst, makeNew, onChange, children } = props;
  const { t } = useTranslation('admin-exercises');
  const list = useRef<HTMLFieldSetElement>(null);
  const sought = use(SoughtContext);
  const [opened, setOpened] = useState<readonly number[]>(() =>
    [...items.keys()].filter(
      (i) => i + 1 === openedFirst || (sought && holdsText(items[i], sought.value)),
    ),
  );

  /** The focus follows the entry, so that the same key moves it further. */
  function move(from: number, by: -1 | 1): void {
    onChange(moved(items, from, from + by));
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-move="${by}"]`);
    buttons?.[from + by]?.focus();
  }

  function add(): void {
    setOpened([...opened, items.length]);
    onChange([...items, makeNew()]);
  }

  /** Removes an entry; the entries after it move up by one place and stay folded or unfolded. */
  function remove(index: number): void {
    setOpened(opened.filter((i) => i !== index).map((i) => (i > index ? i - 1 : i)));
    onChange(items.toSpliced(index, 1));
  }

  function entry(item: Item, i: number): ReactNode {
    return (
      <>
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
            <Button variant="ghost" size="sm" onClick={() => remove(i)}>
              <X aria-hidden="true" className="size-4" />
              {t('remove_entry', { what: nameOf(i + 1) })}
            </Button>
          )}
        </div>
      </>
    );
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
          {summaryOf && (
            <FoldButton
              open={opened.includes(i)}
              onOpen={(open) => setOpened(open ? [...opened, i] : opened.filter((j) => j !== i))}
              className="-m-1 min-h-11 px-2"
            >
              <span className="min-w-0 grow sm:flex sm:gap-3">
                <span className="block shrink-0 font-bold">{nameOf(i + 1)}</span>
                <span className="block min-w-0 truncate text-muted">{summaryOf(item)}</span>
              </span>
            </FoldButton>
          )}
          {markOf?.(i + 1)}
          {(!summaryOf || opened.includes(i)) && entry(item, i)}
        </div>
      ))}
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t('add_entry', { what: nameOf(items.length + 1) })}
      </Button>
    </fieldset>
  );
}
